/**
 * Function words by language (ISO 639-1), in the spelling of the tokenizer: lower case without accents. They tell
 * nothing about a topic. Negations stay out: "not", "without" and "cannot" tell problems.
 */
const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

const english =
  list(`a an the and or but if then so of to in on at by for from with as into about than that this these
  those it its is are was were be been being am do does did doing have has had i me my mine we us our you your he him
  his she her they them their there here what which who when where how why will would can could should shall may might
  just also very some any all more most other such only own same too up out over again hi hello hey please thanks thank
  s t d ll m re ve don im ive id dont there`)
const german =
  list(`der die das den dem des ein eine einen einem einer eines und oder aber wenn dann so von zu zum zur
  in im an am auf bei fur aus mit als uber dass dies diese dieser dieses es ist sind war waren sein bin hat haben habe
  hatte ich mich mir mein meine wir uns unser unsere sie ihr ihre er ihm da hier was welche wer wann wo wie warum wird
  werden wurde kann konnte konnen soll sollte auch sehr noch schon nur man sich bitte danke hallo`)
const french =
  list(`le la les l un une des de du d et ou mais si alors a au aux en dans sur par pour avec comme que qui
  quoi ce cet cette ces c il elle on nous vous ils elles je j me m mon ma mes notre nos votre vos leur est sont etait
  etre suis ai as avons avez ont avait fait y se s quel quelle quand ou comment pourquoi tres aussi plus tout tous
  peut peux pouvez bonjour merci`)
const spanish =
  list(`el la los las un una unos unas de del y o pero si entonces a al en por para con como que quien
  este esta estos estas ese esa eso lo le les se su sus mi mis me nos nuestro nuestra yo tu usted ellos es son era ser
  estoy esta estan he ha han hay haber cual cuando donde como porque por muy tambien mas todo todos puedo puede hola
  gracias favor`)
const italian =
  list(`il lo la i gli le un uno una di del della dei delle e o ma se allora a al alla in nel nella su per
  con come che chi questo questa questi queste si mi ci vi io noi voi loro mio mia nostro e sono era essere ho ha hanno
  abbiamo quale quando dove perche molto anche piu tutto tutti posso puo da dal ciao grazie`)
const portuguese =
  list(`o a os as um uma uns umas de do da dos das e ou mas se entao ao em no na nos nas por para com
  como que quem este esta estes estas esse essa isso me meu minha nos nosso nossa eu voce eles e sao era ser estou
  esta tenho tem temos ha qual quando onde porque muito tambem mais tudo todos posso pode ola obrigado obrigada`)
const dutch =
  list(`de het een en of maar als dan van te in op aan bij voor uit met over dat dit deze die er is zijn was
  waren ben heb hebt heeft hebben had ik me mij mijn we wij ons onze u uw je jij jouw zij ze hun hij hem haar hier daar
  wat welke wie wanneer waar hoe waarom wordt worden kan kunnen kunt zou ook zeer nog al alleen om hallo bedankt`)

const lists: Readonly<Record<string, ReadonlySet<string>>> = {
  ...{ en: english, de: german, fr: french, es: spanish, it: italian, pt: portuguese, nl: dutch },
}

const none: ReadonlySet<string> = new Set()

/** Empty for languages without a list. */
export const stopList = (language: string): ReadonlySet<string> =>
  Object.hasOwn(lists, language) ? (lists[language] ?? none) : none
