/** What the frame of a site says, in the languages that a site can be set to. */
import type { SiteCustomization } from '../contract/sites/look/schemas.ts'

export interface FrameText {
  readonly skip: string
  readonly menu: string
  readonly close: string
  readonly pages: string
  readonly sections: string
  readonly variants: string
  readonly search: string
  readonly searchHint: string
  readonly nothingFound: string
  readonly onThisPage: string
  readonly previous: string
  readonly next: string
  readonly updated: string
  readonly edit: string
  readonly markdown: string
  readonly copyPage: string
  readonly copy: string
  readonly copied: string
  readonly theme: string
  readonly helpful: string
  readonly yes: string
  readonly no: string
  readonly thanks: string
  readonly missingTitle: string
  readonly missingText: string
  readonly nearest: string
  readonly elsewhere: string
  readonly home: string
  readonly breadcrumbs: string
  readonly privacy: string
  readonly info: string
  readonly success: string
  readonly warning: string
  readonly danger: string
  readonly done: string
  readonly open: string
  readonly note: string
  readonly table: string
  readonly showAll: string
  readonly more: string
  readonly somewhat: string
  readonly tellMore: string
  readonly send: string
  readonly backToPage: string
  readonly tooMany: string
  readonly tooManyText: string
  readonly notSent: string
  readonly parameters: string
  readonly answers: string
  readonly required: string
  readonly notNow: string
  readonly notNowText: string
}

export type Locale = NonNullable<SiteCustomization['internationalization']>['locale']

/** In the order of `SiteWords`, one language a line group; a text of the list that is missing does not compile. */
type Row = readonly [
  ...[string, string, string, string, string, string, string, string, string, string],
  ...[string, string, string, string, string, string, string, string, string, string],
  ...[string, string, string, string, string, string, string, string, string, string],
  ...[string, string, string, string, string, string, string, string, string, string],
  ...[string, string, string, string, string, string, string, string, string, string],
  ...[string, string],
]

const names = [
  ...(['skip', 'menu', 'close', 'pages', 'sections', 'variants', 'search', 'searchHint'] as const),
  ...(['nothingFound', 'onThisPage', 'previous', 'next', 'updated', 'edit', 'markdown', 'copyPage'] as const),
  ...(['copy', 'copied', 'theme', 'helpful', 'yes', 'no', 'thanks', 'missingTitle', 'missingText'] as const),
  ...(['nearest', 'elsewhere', 'home', 'breadcrumbs', 'privacy', 'info', 'success', 'warning'] as const),
  ...(['danger', 'done', 'open', 'note', 'table', 'showAll', 'more'] as const),
  ...(['somewhat', 'tellMore', 'send', 'backToPage', 'tooMany', 'tooManyText', 'notSent'] as const),
  ...(['parameters', 'answers', 'required', 'notNow', 'notNowText'] as const),
] as const

// prettier-ignore
const rows: Readonly<Record<Locale, Row>> = {
  en: [
    'Skip to the text', 'Menu', 'Close', 'Pages', 'Sections', 'Versions', 'Search', 'Search the documentation',
    'Nothing was found.', 'On this page', 'Previous', 'Next', 'Last updated', 'Edit this page', 'View as Markdown', 'Copy page',
    'Copy', 'Copied', 'Light or dark', 'Was this page helpful?', 'Yes', 'No', 'Thank you for telling us.', 'There is no page here', 'The address may be old or mistyped. These pages are near to it:',
    'The page you asked for is not in this version. This is the nearest one above it.', 'Also available in', 'Home', 'You are here', 'Privacy', 'Note', 'Tip', 'Warning',
    'Danger', 'Done', 'Open', 'Note', 'Table', 'Show all', 'More pages',
    'Somewhat', 'What is missing or wrong? (optional)', 'Send', 'Back to the page', 'Too many requests', 'Too much was asked for from your address. Wait a minute and try again.', 'It could not be sent. Try again later.',
    'Parameters', 'Responses', 'required',
    'This page cannot be shown now', 'It takes too long to prepare. Try again in a few minutes.',
  ],
  de: [
    'Zum Text springen', 'Menü', 'Schließen', 'Seiten', 'Bereiche', 'Versionen', 'Suchen', 'Dokumentation durchsuchen',
    'Nichts gefunden.', 'Auf dieser Seite', 'Zurück', 'Weiter', 'Zuletzt geändert', 'Seite bearbeiten', 'Als Markdown ansehen', 'Seite kopieren',
    'Kopieren', 'Kopiert', 'Hell oder dunkel', 'War diese Seite hilfreich?', 'Ja', 'Nein', 'Danke für die Rückmeldung.', 'Hier ist keine Seite', 'Die Adresse ist vielleicht alt oder vertippt. Diese Seiten liegen nahe:',
    'Die gesuchte Seite gibt es in dieser Version nicht. Dies ist die nächste darüber.', 'Auch verfügbar in', 'Startseite', 'Sie sind hier', 'Datenschutz', 'Hinweis', 'Tipp', 'Warnung',
    'Gefahr', 'Erledigt', 'Offen', 'Anmerkung', 'Tabelle', 'Alles zeigen', 'Weitere Seiten',
    'Teilweise', 'Was fehlt oder stimmt nicht? (freiwillig)', 'Senden', 'Zurück zur Seite', 'Zu viele Anfragen', 'Von Ihrer Adresse kamen zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es wieder.', 'Das ließ sich nicht senden. Versuchen Sie es später wieder.',
    'Parameter', 'Antworten', 'erforderlich',
    'Diese Seite kann gerade nicht gezeigt werden', 'Sie vorzubereiten dauert zu lange. Versuchen Sie es in einigen Minuten erneut.',
  ],
  fr: [
    'Aller au texte', 'Menu', 'Fermer', 'Pages', 'Sections', 'Versions', 'Rechercher', 'Rechercher dans la documentation',
    'Aucun résultat.', 'Sur cette page', 'Précédent', 'Suivant', 'Dernière mise à jour', 'Modifier cette page', 'Voir en Markdown', 'Copier la page',
    'Copier', 'Copié', 'Clair ou sombre', 'Cette page vous a-t-elle aidé ?', 'Oui', 'Non', 'Merci de votre réponse.', 'Il n’y a pas de page ici', 'L’adresse est peut-être ancienne ou mal saisie. Ces pages en sont proches :',
    'La page demandée n’existe pas dans cette version. Voici la plus proche au-dessus.', 'Disponible aussi en', 'Accueil', 'Vous êtes ici', 'Confidentialité', 'Note', 'Conseil', 'Attention',
    'Danger', 'Fait', 'À faire', 'Note', 'Tableau', 'Tout afficher', 'Autres pages',
    'En partie', 'Que manque-t-il, ou qu’est-ce qui est faux ? (facultatif)', 'Envoyer', 'Retour à la page', 'Trop de demandes', 'Votre adresse a envoyé trop de demandes. Attendez une minute, puis réessayez.', 'L’envoi a échoué. Réessayez plus tard.',
    'Paramètres', 'Réponses', 'obligatoire',
    'Cette page ne peut pas être affichée maintenant', 'Sa préparation prend trop de temps. Réessayez dans quelques minutes.',
  ],
  es: [
    'Ir al texto', 'Menú', 'Cerrar', 'Páginas', 'Secciones', 'Versiones', 'Buscar', 'Buscar en la documentación',
    'No se encontró nada.', 'En esta página', 'Anterior', 'Siguiente', 'Última actualización', 'Editar esta página', 'Ver como Markdown', 'Copiar página',
    'Copiar', 'Copiado', 'Claro u oscuro', '¿Te ha servido esta página?', 'Sí', 'No', 'Gracias por tu respuesta.', 'Aquí no hay ninguna página', 'La dirección puede ser antigua o estar mal escrita. Estas páginas son parecidas:',
    'La página que pediste no está en esta versión. Esta es la más cercana por encima.', 'También disponible en', 'Inicio', 'Estás aquí', 'Privacidad', 'Nota', 'Consejo', 'Advertencia',
    'Peligro', 'Hecho', 'Pendiente', 'Nota', 'Tabla', 'Mostrar todo', 'Más páginas',
    'En parte', '¿Qué falta o qué está mal? (opcional)', 'Enviar', 'Volver a la página', 'Demasiadas peticiones', 'Tu dirección ha hecho demasiadas peticiones. Espera un minuto y vuelve a intentarlo.', 'No se pudo enviar. Inténtalo más tarde.',
    'Parámetros', 'Respuestas', 'obligatorio',
    'Esta página no se puede mostrar ahora', 'Prepararla tarda demasiado. Vuelve a intentarlo en unos minutos.',
  ],
  zh: [
    '跳到正文', '菜单', '关闭', '页面', '栏目', '版本', '搜索', '搜索文档',
    '没有找到结果。', '本页内容', '上一页', '下一页', '最后更新', '编辑此页', '以 Markdown 查看', '复制页面',
    '复制', '已复制', '浅色或深色', '本页对您有帮助吗？', '是', '否', '感谢您的反馈。', '这里没有页面', '地址可能已过期或有误。以下页面与之相近：',
    '您请求的页面不在此版本中。这是其上最近的页面。', '其他版本', '首页', '您的位置', '隐私', '说明', '提示', '警告',
    '危险', '已完成', '未完成', '注释', '表格', '全部显示', '更多页面',
    '部分有帮助', '缺少什么或有什么错误？（可选）', '发送', '返回页面', '请求过多', '来自您地址的请求过多。请等一分钟再试。', '发送失败，请稍后再试。',
    '参数', '响应', '必填',
    '此页面暂时无法显示', '准备时间过长。请过几分钟再试。',
  ],
  ja: [
    '本文へ移動', 'メニュー', '閉じる', 'ページ', 'セクション', 'バージョン', '検索', 'ドキュメントを検索',
    '見つかりませんでした。', 'このページの内容', '前へ', '次へ', '最終更新', 'このページを編集', 'Markdown で表示', 'ページをコピー',
    'コピー', 'コピーしました', 'ライト／ダーク', 'このページは役に立ちましたか？', 'はい', 'いいえ', 'ご回答ありがとうございます。', 'ページがありません', 'アドレスが古いか間違っている可能性があります。近いページ：',
    'お探しのページはこのバージョンにありません。最も近い上位のページを表示しています。', '他のバージョン', 'ホーム', '現在の位置', 'プライバシー', 'メモ', 'ヒント', '注意',
    '危険', '完了', '未完了', '注', '表', 'すべて表示', 'その他のページ',
    'ある程度', '足りない点や間違いがあれば教えてください（任意）', '送信', 'ページに戻る', 'リクエストが多すぎます', 'お使いのアドレスからのリクエストが多すぎます。1 分ほど待ってからもう一度お試しください。', '送信できませんでした。後でもう一度お試しください。',
    'パラメーター', 'レスポンス', '必須',
    'このページは現在表示できません', '準備に時間がかかりすぎています。数分後にもう一度お試しください。',
  ],
  nl: [
    'Naar de tekst', 'Menu', 'Sluiten', 'Pagina’s', 'Secties', 'Versies', 'Zoeken', 'Zoek in de documentatie',
    'Niets gevonden.', 'Op deze pagina', 'Vorige', 'Volgende', 'Laatst bijgewerkt', 'Pagina bewerken', 'Bekijk als Markdown', 'Pagina kopiëren',
    'Kopiëren', 'Gekopieerd', 'Licht of donker', 'Was deze pagina nuttig?', 'Ja', 'Nee', 'Bedankt voor je antwoord.', 'Hier is geen pagina', 'Het adres is misschien oud of verkeerd getypt. Deze pagina’s lijken erop:',
    'De gevraagde pagina staat niet in deze versie. Dit is de dichtstbijzijnde erboven.', 'Ook beschikbaar in', 'Start', 'Je bent hier', 'Privacy', 'Opmerking', 'Tip', 'Waarschuwing',
    'Gevaar', 'Gedaan', 'Open', 'Noot', 'Tabel', 'Alles tonen', 'Meer pagina’s',
    'Enigszins', 'Wat ontbreekt of klopt niet? (niet verplicht)', 'Versturen', 'Terug naar de pagina', 'Te veel verzoeken', 'Vanaf je adres kwamen te veel verzoeken. Wacht een minuut en probeer het opnieuw.', 'Het kon niet worden verstuurd. Probeer het later opnieuw.',
    'Parameters', 'Antwoorden', 'verplicht',
    'Deze pagina kan nu niet worden getoond', 'Het voorbereiden duurt te lang. Probeer het over een paar minuten opnieuw.',
  ],
  no: [
    'Gå til teksten', 'Meny', 'Lukk', 'Sider', 'Seksjoner', 'Versjoner', 'Søk', 'Søk i dokumentasjonen',
    'Ingen treff.', 'På denne siden', 'Forrige', 'Neste', 'Sist oppdatert', 'Rediger siden', 'Vis som Markdown', 'Kopier siden',
    'Kopier', 'Kopiert', 'Lys eller mørk', 'Var denne siden nyttig?', 'Ja', 'Nei', 'Takk for svaret.', 'Det er ingen side her', 'Adressen kan være gammel eller feilskrevet. Disse sidene ligner:',
    'Siden finnes ikke i denne versjonen. Dette er den nærmeste over den.', 'Finnes også i', 'Hjem', 'Du er her', 'Personvern', 'Merk', 'Tips', 'Advarsel',
    'Fare', 'Ferdig', 'Åpen', 'Merknad', 'Tabell', 'Vis alt', 'Flere sider',
    'Delvis', 'Hva mangler eller er feil? (valgfritt)', 'Send', 'Tilbake til siden', 'For mange forespørsler', 'Det kom for mange forespørsler fra adressen din. Vent et minutt og prøv igjen.', 'Det kunne ikke sendes. Prøv igjen senere.',
    'Parametere', 'Svar', 'påkrevd',
    'Denne siden kan ikke vises nå', 'Det tar for lang tid å klargjøre den. Prøv igjen om noen minutter.',
  ],
  'pt-br': [
    'Ir para o texto', 'Menu', 'Fechar', 'Páginas', 'Seções', 'Versões', 'Buscar', 'Buscar na documentação',
    'Nada foi encontrado.', 'Nesta página', 'Anterior', 'Próxima', 'Última atualização', 'Editar esta página', 'Ver como Markdown', 'Copiar página',
    'Copiar', 'Copiado', 'Claro ou escuro', 'Esta página foi útil?', 'Sim', 'Não', 'Obrigado pela resposta.', 'Não há página aqui', 'O endereço pode ser antigo ou ter erro de digitação. Estas páginas são próximas:',
    'A página pedida não existe nesta versão. Esta é a mais próxima acima dela.', 'Também disponível em', 'Início', 'Você está aqui', 'Privacidade', 'Nota', 'Dica', 'Aviso',
    'Perigo', 'Feito', 'Aberto', 'Nota', 'Tabela', 'Mostrar tudo', 'Mais páginas',
    'Em parte', 'O que falta ou está errado? (opcional)', 'Enviar', 'Voltar à página', 'Muitas solicitações', 'Seu endereço fez solicitações demais. Espere um minuto e tente de novo.', 'Não foi possível enviar. Tente mais tarde.',
    'Parâmetros', 'Respostas', 'obrigatório',
    'Esta página não pode ser exibida agora', 'A preparação demora demais. Tente de novo em alguns minutos.',
  ],
  ru: [
    'Перейти к тексту', 'Меню', 'Закрыть', 'Страницы', 'Разделы', 'Версии', 'Поиск', 'Поиск по документации',
    'Ничего не найдено.', 'На этой странице', 'Назад', 'Далее', 'Обновлено', 'Изменить страницу', 'Открыть как Markdown', 'Копировать страницу',
    'Копировать', 'Скопировано', 'Светлая или тёмная', 'Была ли страница полезной?', 'Да', 'Нет', 'Спасибо за ответ.', 'Здесь нет страницы', 'Возможно, адрес устарел или введён с ошибкой. Похожие страницы:',
    'Этой страницы нет в данной версии. Показана ближайшая страница над ней.', 'Также доступно в', 'Главная', 'Вы здесь', 'Конфиденциальность', 'Примечание', 'Совет', 'Внимание',
    'Опасно', 'Готово', 'Не готово', 'Сноска', 'Таблица', 'Показать всё', 'Другие страницы',
    'Отчасти', 'Чего не хватает или что неверно? (необязательно)', 'Отправить', 'Назад к странице', 'Слишком много запросов', 'С вашего адреса пришло слишком много запросов. Подождите минуту и попробуйте снова.', 'Не удалось отправить. Попробуйте позже.',
    'Параметры', 'Ответы', 'обязательный',
    'Сейчас эту страницу нельзя показать', 'Её подготовка занимает слишком много времени. Попробуйте ещё раз через несколько минут.',
  ],
}

const made = new Map<Locale, FrameText>()

/** A language of the frame by its name, if it is one. */
export const localeOf = (name: string): Locale | undefined =>
  Object.hasOwn(rows, name) ? (name as Locale) : undefined

/** The words of a site by its language; English when it says none. */
export const wordsOf = ({ internationalization }: SiteCustomization): FrameText => {
  const locale = internationalization?.locale ?? 'en'
  const known = made.get(locale)
  if (known) return known
  const row = rows[locale]
  const words = Object.fromEntries(names.map((name, index) => [name, row[index]])) as unknown as FrameText
  made.set(locale, words)
  return words
}

/** The language of a site as BCP 47 writes it. */
export const languageOf = ({ internationalization }: SiteCustomization): string => {
  const locale = internationalization?.locale ?? 'en'
  return locale === 'pt-br' ? 'pt-BR' : locale === 'no' ? 'nb' : locale
}
