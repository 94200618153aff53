import { flag } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'

/** How wages are posted: what is divided by result units, what is posted here, and what vouchers specify. */
export const posting = {
  FordelaArbAvg: flag('Fördela arbetsgivaravgifter', { hint: 'Följer lönens fördelning på resultatenheter.' }),
  FordelaSemLon: flag('Fördela semesterlöneskuld', { hint: 'Följer lönens fördelning på resultatenheter.' }),
  FordelaPension: flag('Fördela pensioner', { hint: 'Följer lönens fördelning på resultatenheter.' }),
  FordelaMotkonto: flag('Fördela motkonton', { hint: 'Även skuldkonton märks med resultatenhet.' }),
  KonteraBerArbAvg: flag('Beräknade arbetsgivaravgifter', { hint: 'Avgifterna bokförs tillsammans med lönen.' }),
  KonteraBerSemLon: flag('Beräknad semesterlöneskuld', { hint: 'Periodens intjänade semester bokförs som skuld.' }),
  KonteraAvrSemLon: flag('Avräkning av semesterlön', {
    hint: 'Uttagen semester minskar skulden.',
    shown: isOn('KonteraBerSemLon'),
  }),
  KonteraAmfAvgift: flag('Avgifter till Fora', { hint: 'Beräknade premier bokförs tillsammans med lönen.' }),
  KonteraPension1: flag('Pension 1', { hint: 'Premier till den första pensionen, med särskild löneskatt.' }),
  KonteraPension2: flag('Pension 2', { hint: 'Premier till den andra pensionen, med särskild löneskatt.' }),
  KonteraNaturaFrm: flag('Naturaförmåner', { hint: 'Förmånernas värde bokförs mot ett motkonto.' }),
  KonteraPassiva: flag('Passiva anställda', { hint: 'Även anställda som är markerade som passiva bokförs.' }),
  KonteraAntal: flag('Antal', { hint: 'Timmar och andra antal följer med beloppen.' }),
  SpecaAnstNr: flag('Per anställd', { hint: 'En rad för varje anställd i stället för en summa.' }),
  SpecaLonArt: flag('Per löneart'),
  SpecaAvdelning: flag('Per avdelning', { shown: isOn('UseAvdelning') }),
  SpecaDatum: flag('Per datum'),
  SpecaText: flag('Med lönebeskedets texter'),
  SpecaSkatt: flag('Personalskatt per anställd'),
  SpecaNetto: flag('Utbetald lön per anställd'),
  SpecaArbAvg: flag('Arbetsgivaravgifter per anställd'),
  SpecaSemLon: flag('Semesterlöneskuld per anställd'),
  SpecaPension: flag('Pensioner per anställd'),
}
