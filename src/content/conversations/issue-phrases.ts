/** What marks questions, problems and requests, by language. */

export interface IssuePhrases {
  /** At the start of a sentence. */
  readonly question: RegExp
  readonly problem: RegExp
  readonly request: RegExp
  /** Sentences that only greet, thank or close. */
  readonly courtesy: RegExp
}

/** Whole words or phrases; `start` means at the start of the text. Phrases use no quantifiers. */
const anyOf = (phrases: string, start = false): RegExp => {
  const all = phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .join('|')
  return new RegExp(
    `${start ? '^[^\\p{L}]{0,4}' : '(?<![\\p{L}\\p{N}])'}(?:${all})(?![\\p{L}\\p{N}])`,
    start ? 'iu' : 'giu',
  )
}

const english: IssuePhrases = {
  question: anyOf(
    `how|what|why|where|when|which|who|can i|can we|can you|could you|is there|are there|is it|does|do you|do i|did|should|am i|are you|would it|is this|any way|any idea|i wonder|i was wondering|i'm wondering|also,? how|and how|so how|but how`,
    true,
  ),
  problem: anyOf(
    `error|errors|fail|fails|failed|failing|failure|broken|breaks|broke|bug|buggy|crash|crashes|crashed|issue|issues|problem|problems|trouble|wrong|incorrect|missing|lost|disappeared|gone|stuck|unable|cannot|can't|cant|can not|won't|wont|doesn't|doesnt|does not|don't see|do not see|didn't|isn't|aren't|not working|not work|no longer|stopped|stops|unexpected|slow|timeout|timed out|times out|denied|forbidden|rejected|blocked|invalid|nothing happens|empty|blank|confusing|confused|unclear|outdated|404|500|403|401|502|weird|strange|never|keeps|refuses|ignored|ignores`,
  ),
  request: anyOf(
    `would like|i'd like|we'd like|want to|wants to|need to|needs to|we need|i need|looking for|trying to|tried to|try to|is it possible|possible to|any way to|a way to|feature request|please add|add support|would be great|would be nice|would love|wish|how do i|how can i|how do we|how can we|how to|could you explain|explain|documentation|docs`,
  ),
  courtesy: anyOf(
    `hi|hello|hey|thanks|thank you|thx|good morning|good afternoon|dear|regards|best regards|kind regards|cheers|sincerely|best|have a nice|have a great|looking forward|hope you|hope this|great, thanks|perfect|ok|okay|got it|that worked|it works now|works now|that helps|that helped|awesome|sent from`,
    true,
  ),
}
const german: IssuePhrases = {
  question: anyOf(
    'wie|was|warum|wieso|weshalb|wo|wohin|wann|welche|welcher|welches|wer|kann ich|kann man|können wir|könnt ihr|können sie|gibt es|ist es|ist das|sind|muss ich|darf',
    true,
  ),
  problem: anyOf(
    'fehler|fehlermeldung|fehlt|fehlen|kaputt|funktioniert nicht|geht nicht|klappt nicht|nicht möglich|problem|probleme|falsch|leer|hängt|abgestürzt|stürzt|verschwunden|kann nicht|können nicht|lässt sich nicht|nicht|kein|keine|keinen|ungültig|verweigert|langsam|404|500|403|401',
  ),
  request: anyOf(
    'möchte|möchten|würde gerne|würden gerne|brauche|brauchen|suche|suchen|versuche|versuchen|wäre schön|wäre toll|wunsch|bitte|wie kann|wie können|dokumentation|anleitung',
  ),
  courtesy: anyOf(
    'hallo|guten tag|guten morgen|liebe|lieber|sehr geehrte|sehr geehrter|danke|vielen dank|besten dank|viele grüße|mit freundlichen|beste grüße|schöne grüße|super|perfekt|alles klar',
    true,
  ),
}
const french: IssuePhrases = {
  question: anyOf(
    "comment|quoi|que|quel|quelle|quels|pourquoi|où|quand|qui|est-ce|est ce|puis-je|peut-on|pouvez-vous|y a-t-il|existe-t-il|faut-il|dois-je|qu'est-ce",
    true,
  ),
  problem: anyOf(
    "erreur|erreurs|échoue|échec|cassé|bug|problème|problèmes|souci|impossible|manque|manquant|vide|bloqué|ne fonctionne|ne marche|ne peux|ne peut|n'arrive|plus|introuvable|refusé|invalide|lent|perdu|404|500|403|401",
  ),
  request: anyOf(
    'voudrais|voudrions|aimerais|souhaite|souhaitons|besoin|cherche|essaie|essaye|possible|serait bien|comment faire|documentation|pouvez-vous',
  ),
  courtesy: anyOf('bonjour|bonsoir|salut|merci|cordialement|bien à vous|parfait|super|bonne journée', true),
}
const spanish: IssuePhrases = {
  question: anyOf(
    '¿|cómo|como|qué|que|por qué|dónde|cuándo|cuál|quién|puedo|podemos|se puede|pueden|hay|existe|es posible|debo',
    true,
  ),
  problem: anyOf(
    'error|errores|falla|fallo|falló|roto|problema|problemas|no funciona|no puedo|no podemos|no se puede|no aparece|falta|faltan|vacío|bloqueado|imposible|inválido|denegado|lento|perdido|desapareció|404|500|403|401',
  ),
  request: anyOf(
    'quisiera|quiero|queremos|necesito|necesitamos|me gustaría|busco|intento|sería bueno|es posible|cómo puedo|documentación|podrían|podrías',
  ),
  courtesy: anyOf(
    'hola|buenos días|buenas tardes|estimado|estimada|gracias|muchas gracias|saludos|un saludo|perfecto',
    true,
  ),
}

const italian: IssuePhrases = {
  question: anyOf(
    "come|cosa|che cosa|cos'è|perché|dove|quando|quale|quali|chi|posso|possiamo|si può|potete|è possibile|c'è|ci sono|esiste|devo|bisogna|a cosa serve",
    true,
  ),
  problem: anyOf(
    'errore|errori|fallisce|fallito|fallita|guasto|rotto|rotta|problema|problemi|non funziona|non funzionano|non riesco|non riusciamo|non posso|non possiamo|non si può|non appare|non compare|non arriva|non trovo|non vedo|non va|manca|mancano|mancante|vuoto|vuota|bloccato|bloccata|impossibile|non valido|non valida|negato|rifiutato|lento|lenta|perso|persi|sparito|sparita|sbagliato|si blocca|scaduto|404|500|403|401',
  ),
  request: anyOf(
    'vorrei|vorremmo|voglio|vogliamo|ho bisogno|abbiamo bisogno|mi serve|ci serve|cerco|cerchiamo|sto cercando|sto provando|sarebbe bello|sarebbe utile|è possibile|come posso|come possiamo|come si fa|documentazione|guida|potreste|potresti',
  ),
  courtesy: anyOf(
    'ciao|salve|buongiorno|buonasera|gentile|gentili|grazie|molte grazie|grazie mille|saluti|cordiali saluti|distinti saluti|perfetto|va bene|ottimo|buona giornata',
    true,
  ),
}
const portuguese: IssuePhrases = {
  question: anyOf(
    'como|o que|o quê|que|qual|quais|por que|porque|porquê|por quê|onde|quando|quem|posso|podemos|pode-se|podem|é possível|existe|existem|há|tem como|devo|preciso de',
    true,
  ),
  problem: anyOf(
    'erro|erros|falha|falham|falhou|falhas|quebrado|quebrada|problema|problemas|não funciona|não funcionam|não consigo|não conseguimos|não posso|não podemos|não dá|não aparece|não aparecem|não chega|não chegou|não encontro|não vejo|não abre|falta|faltam|faltando|vazio|vazia|bloqueado|bloqueada|impossível|inválido|inválida|negado|recusado|lento|lenta|perdi|perdido|sumiu|desapareceu|travou|trava|errado|errada|expirou|404|500|403|401',
  ),
  request: anyOf(
    'gostaria|gostaríamos|quero|queremos|queria|preciso|precisamos|procuro|procuramos|estou tentando|estou a tentar|tento|seria bom|seria ótimo|seria útil|é possível|como posso|como podemos|como faço|documentação|poderiam|poderia|podiam',
  ),
  courtesy: anyOf(
    'olá|oi|bom dia|boa tarde|boa noite|prezado|prezada|prezados|caro|cara|caros|obrigado|obrigada|muito obrigado|muito obrigada|atenciosamente|cumprimentos|com os melhores cumprimentos|abraços|perfeito|tudo bem|ótimo',
    true,
  ),
}
const dutch: IssuePhrases = {
  question: anyOf(
    'hoe|wat|waarom|waar|wanneer|welke|welk|wie|kan ik|kunnen we|kunnen wij|kunt u|kun je|kunnen jullie|is er|zijn er|is het|is dit|moet ik|moeten we|mag ik|bestaat er|waarvoor',
    true,
  ),
  problem: anyOf(
    'fout|fouten|foutmelding|foutmeldingen|mislukt|mislukte|mislukken|kapot|stuk|bug|probleem|problemen|werkt niet|werken niet|werkt niet meer|doet het niet|lukt niet|lukt het niet|kan niet|kunnen niet|niet mogelijk|onmogelijk|niet|geen|ontbreekt|ontbreken|leeg|lege|geblokkeerd|vastgelopen|loopt vast|hangt|ongeldig|ongeldige|geweigerd|traag|langzaam|kwijt|verdwenen|verkeerd|verlopen|404|500|403|401',
  ),
  request: anyOf(
    'wil graag|willen graag|zou graag|zouden graag|wil|willen|nodig|heb nodig|zoek|zoeken|op zoek|probeer|proberen|zou mooi zijn|zou fijn zijn|zou handig zijn|is het mogelijk|hoe kan ik|hoe kunnen we|documentatie|handleiding|uitleg',
  ),
  courtesy: anyOf(
    'hallo|hoi|hai|goedemorgen|goedemiddag|goedenavond|beste|geachte|bedankt|dank je|dank u|dank|alvast bedankt|hartelijk dank|groet|groeten|met vriendelijke groet|vriendelijke groeten|perfect|prima|fijne dag|top',
    true,
  ),
}

const lists: Readonly<Record<string, IssuePhrases>> = {
  ...{ en: english, de: german, fr: french, es: spanish, it: italian, pt: portuguese, nl: dutch },
}

/** English for languages without a list: its words for errors are used in many. */
export const issuePhrases = (language: string): IssuePhrases =>
  (Object.hasOwn(lists, language) ? lists[language] : undefined) ?? english
