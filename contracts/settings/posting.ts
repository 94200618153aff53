import { flag } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'

const divided = 'Följer lönens fördelning på resultatenheter.'
const dividedHelp = (what: string) =>
  `Verifikationen får en rad per resultatenhet för ${what}, i samma delar som lönen. Annars blir det en rad utan enhet.`
const perEmployee = (what: string) =>
  `Verifikationen får en rad för varje anställds ${what}, i stället för en summa för alla.`

/**
 * The settings of the posting of wages: what is divided by result units, what is posted in this
 * program, and what vouchers specify.
 */
export const posting = {
  FordelaArbAvg: flag('Fördela arbetsgivaravgifter', { hint: divided, help: dividedHelp('arbetsgivaravgifterna') }),
  FordelaSemLon: flag('Fördela semesterlöneskuld', {
    hint: divided,
    help: dividedHelp('förändringen av semesterlöneskulden'),
  }),
  FordelaPension: flag('Fördela pensioner', { hint: divided, help: dividedHelp('pensionspremierna') }),
  FordelaMotkonto: flag('Fördela motkonton', {
    hint: 'Även skuldkonton märks med resultatenhet.',
    help: 'Verifikationens rader på skuldkonton delas upp som kostnaden. Välj det när bokföringen följer skulder per enhet.',
  }),
  KonteraBerArbAvg: flag('Beräknade arbetsgivaravgifter', {
    hint: 'Avgifterna bokförs tillsammans med lönen.',
    help: 'Annars bokförs de i bokföringsprogrammet, när arbetsgivardeklarationen är lämnad.',
  }),
  KonteraBerSemLon: flag('Beräknad semesterlöneskuld', {
    hint: 'Periodens intjänade semester bokförs som skuld.',
    help: 'Verifikationen får rader på semesterlöneskulden och dess förändring. Annars bokförs skulden i bokslutet.',
  }),
  KonteraAvrSemLon: flag('Avräkning av semesterlön', {
    hint: 'Uttagen semester minskar skulden.',
    shown: isOn('KonteraBerSemLon'),
    help: 'Semesterlön på lönebeskedet bokförs mot semesterlöneskulden, så att kostnaden inte kommer två gånger.',
  }),
  KonteraAmfAvgift: flag('Avgifter till Fora', {
    hint: 'Har ingen verkan: Foras premiesatser finns inte i Avlöna. Bokför efter fakturan.',
    help: 'Sidan med verifikationer påminner om det när valet är på.',
  }),
  KonteraPension1: flag('Pension 1', {
    hint: 'Premier till den första pensionen, med särskild löneskatt.',
    help: 'Verifikationen får rader på kontona för Pension 1, löneskatten och skulden. Annars bokförs premierna efter faktura.',
  }),
  KonteraPension2: flag('Pension 2', {
    hint: 'Premier till den andra pensionen, med särskild löneskatt.',
    help: 'Verifikationen får rader på kontona för Pension 2, löneskatten och skulden. Annars bokförs premierna efter faktura.',
  }),
  KonteraNaturaFrm: flag('Naturaförmåner', {
    hint: 'Förmånernas värde bokförs mot ett motkonto.',
    help: 'Förmånerna på lönebeskedet syns då i bokföringen, utan att kosta två gånger.',
  }),
  KonteraPassiva: flag('Passiva anställda', {
    help: 'Verifikationerna ska stämma med det som betalas och deklareras. Därför utelämnas ingen.',
  }),
  KonteraAntal: flag('Antal', {
    hint: 'Timmar och andra antal följer med beloppen.',
    help: 'Verifikationens rader får lönebeskedets antal, så att bokföringen kan räkna timmar.',
  }),
  SpecaAnstNr: flag('Per anställd', {
    hint: 'En rad för varje anställd i stället för en summa.',
    help: 'Verifikationen blir längre, och var och ens lön går att läsa i bokföringen av den som har tillgång till den.',
  }),
  SpecaLonArt: flag('Per löneart', {
    help: 'Verifikationen får en rad för varje löneart, i stället för en summa på kontot.',
  }),
  SpecaAvdelning: flag('Per avdelning', {
    shown: isOn('UseAvdelning'),
    help: 'Verifikationen får en rad för varje avdelning, i stället för en summa på kontot.',
  }),
  SpecaDatum: flag('Per datum', {
    help: 'Verifikationen får en rad för varje datum på lönebeskedens rader, i stället för en summa på kontot.',
  }),
  SpecaText: flag('Med lönebeskedets texter', {
    help: 'Verifikationens rader får samma text som raderna på lönebeskedet, i stället för kontots namn.',
  }),
  SpecaSkatt: flag('Personalskatt per anställd', { help: perEmployee('skatteavdrag') }),
  SpecaNetto: flag('Utbetald lön per anställd', {
    help: `${perEmployee('utbetalda lön')} Så kan bokföringen prickas av mot bankfilen.`,
  }),
  SpecaArbAvg: flag('Arbetsgivaravgifter per anställd', { help: perEmployee('arbetsgivaravgifter') }),
  SpecaSemLon: flag('Semesterlöneskuld per anställd', { help: perEmployee('semesterlöneskuld') }),
  SpecaPension: flag('Pensioner per anställd', { help: perEmployee('pensionspremier') }),
}
