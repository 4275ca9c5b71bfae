/** Text for people who cannot read a site, in the languages that a site can be set to. */
import type { Locale } from '../frame-text.ts'

export interface VisitorText {
  readonly shareTitle: string
  readonly shareText: string
  readonly linkEndedTitle: string
  readonly linkEndedText: string
  readonly signInTitle: string
  readonly signInText: string
  readonly noSiteTitle: string
  readonly noSiteText: string
}

/** By language. */
export const visitorTexts: Readonly<Record<Locale, VisitorText>> = {
  en: {
    shareTitle: 'You need a link to read this site',
    shareText:
      'This site is open to people with a share link. Ask the person who told you about it for the full link, then open that.',
    linkEndedTitle: 'This link no longer works',
    linkEndedText: 'It has expired or was revoked. Ask the person who shared it with you for a new one.',
    signInTitle: 'Sign in to read this site',
    signInText:
      'This site is for signed-in visitors. Open it from the product or portal where you sign in, or ask the people who run it for access.',
    noSiteTitle: 'There is no site at this address',
    noSiteText: 'Check the address for typing errors. If you followed a link, ask for the full one.',
  },
  de: {
    shareTitle: 'Sie brauchen einen Link, um diese Website zu lesen',
    shareText:
      'Diese Website ist für Personen mit einem Freigabelink. Fragen Sie die Person, von der Sie davon wissen, nach dem vollständigen Link, und öffnen Sie diesen.',
    linkEndedTitle: 'Dieser Link funktioniert nicht mehr',
    linkEndedText:
      'Er ist abgelaufen oder wurde widerrufen. Fragen Sie die Person, die ihn geteilt hat, nach einem neuen.',
    signInTitle: 'Melden Sie sich an, um diese Website zu lesen',
    signInText:
      'Diese Website ist für angemeldete Besucher. Öffnen Sie sie aus dem Produkt oder Portal, in dem Sie sich anmelden, oder bitten Sie die Betreiber um Zugang.',
    noSiteTitle: 'Unter dieser Adresse gibt es keine Website',
    noSiteText:
      'Prüfen Sie die Adresse auf Tippfehler. Wenn Sie einem Link gefolgt sind, fragen Sie nach dem vollständigen.',
  },
  fr: {
    shareTitle: 'Il vous faut un lien pour lire ce site',
    shareText:
      'Ce site est ouvert aux personnes qui ont un lien de partage. Demandez le lien complet à la personne qui vous en a parlé, puis ouvrez-le.',
    linkEndedTitle: 'Ce lien ne fonctionne plus',
    linkEndedText: 'Il a expiré ou a été révoqué. Demandez-en un nouveau à la personne qui l’a partagé.',
    signInTitle: 'Connectez-vous pour lire ce site',
    signInText:
      'Ce site est réservé aux visiteurs connectés. Ouvrez-le depuis le produit ou le portail où vous vous connectez, ou demandez l’accès à ses responsables.',
    noSiteTitle: 'Il n’y a pas de site à cette adresse',
    noSiteText: 'Vérifiez l’adresse. Si vous avez suivi un lien, demandez le lien complet.',
  },
  es: {
    shareTitle: 'Necesitas un enlace para leer este sitio',
    shareText:
      'Este sitio está abierto a quienes tienen un enlace para compartir. Pide el enlace completo a la persona que te habló de él y ábrelo.',
    linkEndedTitle: 'Este enlace ya no funciona',
    linkEndedText: 'Ha caducado o se ha revocado. Pide uno nuevo a la persona que lo compartió contigo.',
    signInTitle: 'Inicia sesión para leer este sitio',
    signInText:
      'Este sitio es para visitantes que han iniciado sesión. Ábrelo desde el producto o portal donde inicias sesión, o pide acceso a sus responsables.',
    noSiteTitle: 'No hay ningún sitio en esta dirección',
    noSiteText: 'Comprueba la dirección. Si has seguido un enlace, pide el enlace completo.',
  },
  zh: {
    shareTitle: '需要链接才能阅读此站点',
    shareText: '此站点仅向持有分享链接的人开放。请向告诉您此站点的人索取完整链接，然后打开该链接。',
    linkEndedTitle: '此链接已失效',
    linkEndedText: '链接已过期或被撤销。请向分享者索取新的链接。',
    signInTitle: '登录后才能阅读此站点',
    signInText: '此站点仅供已登录的访客使用。请从您登录的产品或门户打开，或向站点管理者申请访问权限。',
    noSiteTitle: '此地址没有站点',
    noSiteText: '请检查地址是否有误。如果您是通过链接打开的，请索取完整链接。',
  },
  ja: {
    shareTitle: 'このサイトを読むにはリンクが必要です',
    shareText:
      'このサイトは共有リンクを持つ人に公開されています。このサイトを紹介した人に完全なリンクを尋ね、それを開いてください。',
    linkEndedTitle: 'このリンクは無効になりました',
    linkEndedText: '有効期限が切れたか、取り消されました。共有した人に新しいリンクを依頼してください。',
    signInTitle: 'このサイトを読むにはサインインしてください',
    signInText:
      'このサイトはサインインした訪問者向けです。サインインに使う製品やポータルから開くか、サイトの管理者にアクセスを依頼してください。',
    noSiteTitle: 'このアドレスにサイトはありません',
    noSiteText:
      'アドレスに誤りがないか確認してください。リンクから来た場合は、完全なリンクを尋ねてください。',
  },
  nl: {
    shareTitle: 'Je hebt een link nodig om deze site te lezen',
    shareText:
      'Deze site is open voor mensen met een deellink. Vraag de persoon van wie je de site kent om de volledige link en open die.',
    linkEndedTitle: 'Deze link werkt niet meer',
    linkEndedText:
      'De link is verlopen of ingetrokken. Vraag de persoon die hem met je deelde om een nieuwe.',
    signInTitle: 'Meld je aan om deze site te lezen',
    signInText:
      'Deze site is voor aangemelde bezoekers. Open de site vanuit het product of portaal waar je je aanmeldt, of vraag de beheerders om toegang.',
    noSiteTitle: 'Er is geen site op dit adres',
    noSiteText: 'Controleer het adres op typefouten. Heb je een link gevolgd, vraag dan om de volledige.',
  },
  no: {
    shareTitle: 'Du trenger en lenke for å lese dette nettstedet',
    shareText:
      'Dette nettstedet er åpent for personer med en delelenke. Be personen som fortalte deg om det om hele lenken, og åpne den.',
    linkEndedTitle: 'Denne lenken virker ikke lenger',
    linkEndedText: 'Den er utløpt eller trukket tilbake. Be personen som delte den om en ny.',
    signInTitle: 'Logg inn for å lese dette nettstedet',
    signInText:
      'Dette nettstedet er for innloggede besøkende. Åpne det fra produktet eller portalen der du logger inn, eller be de ansvarlige om tilgang.',
    noSiteTitle: 'Det finnes ikke noe nettsted på denne adressen',
    noSiteText: 'Kontroller adressen for skrivefeil. Fulgte du en lenke, be om hele lenken.',
  },
  'pt-br': {
    shareTitle: 'Você precisa de um link para ler este site',
    shareText:
      'Este site está aberto a quem tem um link de compartilhamento. Peça o link completo à pessoa que falou do site e abra-o.',
    linkEndedTitle: 'Este link não funciona mais',
    linkEndedText: 'Ele expirou ou foi revogado. Peça um novo à pessoa que o compartilhou.',
    signInTitle: 'Entre para ler este site',
    signInText:
      'Este site é para visitantes conectados. Abra-o a partir do produto ou portal em que você entra, ou peça acesso aos responsáveis.',
    noSiteTitle: 'Não há site neste endereço',
    noSiteText: 'Verifique se o endereço está correto. Se você seguiu um link, peça o link completo.',
  },
  ru: {
    shareTitle: 'Чтобы читать этот сайт, нужна ссылка',
    shareText:
      'Этот сайт открыт тем, у кого есть ссылка для доступа. Попросите полную ссылку у того, кто рассказал вам о сайте, и откройте её.',
    linkEndedTitle: 'Эта ссылка больше не работает',
    linkEndedText: 'Срок её действия истёк, или её отозвали. Попросите новую у того, кто ею поделился.',
    signInTitle: 'Войдите, чтобы читать этот сайт',
    signInText:
      'Этот сайт доступен посетителям, выполнившим вход. Откройте его из продукта или портала, в котором вы входите, или попросите доступ у владельцев сайта.',
    noSiteTitle: 'По этому адресу нет сайта',
    noSiteText: 'Проверьте адрес. Если вы перешли по ссылке, попросите полную ссылку.',
  },
  'zh-tw': {
    shareTitle: '需要連結才能閱讀此網站',
    shareText: '此網站僅向持有分享連結的人開放。請向告訴您此網站的人索取完整連結，然後開啟該連結。',
    linkEndedTitle: '此連結已失效',
    linkEndedText: '連結已過期或被撤銷。請向分享者索取新的連結。',
    signInTitle: '登入後才能閱讀此網站',
    signInText: '此網站僅供已登入的訪客使用。請從您登入的產品或入口網站開啟，或向網站管理者申請存取權限。',
    noSiteTitle: '此位址沒有網站',
    noSiteText: '請檢查位址是否有誤。如果您是透過連結開啟的，請索取完整連結。',
  },
  he: {
    shareTitle: 'נדרש קישור כדי לקרוא את האתר הזה',
    shareText: 'האתר פתוח למי שיש לו קישור שיתוף. בקשו את הקישור המלא ממי שסיפר לכם על האתר, ופתחו אותו.',
    linkEndedTitle: 'הקישור הזה כבר אינו פעיל',
    linkEndedText: 'תוקפו פג או שהוא בוטל. בקשו קישור חדש ממי ששיתף אותו אתכם.',
    signInTitle: 'יש להתחבר כדי לקרוא את האתר הזה',
    signInText:
      'האתר מיועד למבקרים מחוברים. פתחו אותו מהמוצר או מהפורטל שבו אתם מתחברים, או בקשו גישה ממפעילי האתר.',
    noSiteTitle: 'אין אתר בכתובת הזו',
    noSiteText: 'בדקו אם יש טעות בכתובת. אם הגעתם דרך קישור, בקשו את הקישור המלא.',
  },
}
