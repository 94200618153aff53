import { startUpSupports, taxTables } from '../code-lists/taxes.ts'
import { family } from '../forms/family.ts'
import { choice, date, employee, flag, text } from '../forms/fields.ts'
import type { Mutation } from '../forms/form-model.ts'
import { isOn } from '../forms/when.ts'
import { isoDate } from '../rules/date.ts'
import { startUpSlots } from './counts.ts'

/** Tax, employer contributions, start-up support and statistics. */
export const tax = {
  SkattTab: choice('Vanligaste skattetabell', {
    choices: taxTables.options(),
    default: '32',
    required: true,
    hint: 'Förslag för nya anställda.',
    help: 'Tabellen följer kommunens skattesats. Den som har en egen tabell hos Skatteverket får den på sitt personkort.',
  }),
  ScbStatistik: flag('Lämna statistik till SCB', { hint: 'Visar statistiken i menyn.' }),
  ScbArbstKU: text('Arbetsställe i kontrolluppgifter', {
    most: 5,
    hint: 'Företagets nummer på arbetsstället, högst fem siffror.',
  }),
  ScbArbstCFAR: text('Arbetsställe (CFAR)', {
    most: 8,
    hint: 'Åtta siffror, från SCB:s företagsregister.',
  }),
  KUSpecNr: text('Specifikationsnummer', {
    required: true,
    most: 32,
    hint: 'Första numret i årets kontrolluppgifter.',
    help: 'Skatteverket skiljer kontrolluppgifter för samma person på numret. Det ska vara detsamma när en uppgift rättas.',
  }),
  ...family(startUpSlots, n => {
    const isUsed = isOn(`UseFirstAnstNr${n}`)
    return {
      'UseFirstAnstNr#': flag(n === 1 ? 'Växa-stöd, första anställda' : 'Växa-stöd, andra anställda', {
        hint: 'Lägre arbetsgivaravgift för företagets första anställda.',
        help: 'Företaget betalar bara ålderspensionsavgift på en del av lönen under en begränsad tid. Stödet begärs i arbetsgivardeklarationen, för den anställda som anges här.',
      }),
      'FirstAnstNr#': employee('Anställd', { shown: isUsed }),
      'FirstAnstTyp#': choice('Slag av stöd', {
        choices: startUpSupports.options(),
        default: '062',
        required: true,
        shown: isUsed,
        hint: 'Dagen för anställningen avgör.',
        help: 'Slaget avgör vilken ruta som kryssas i arbetsgivardeklarationen: 062 för den som anställdes före den 1 maj 2024, 063 för den som anställdes därefter.',
      }),
      'FirstAnstTom#': date('Stödets sista dag', {
        required: isUsed,
        shown: isUsed,
        hint: 'Föreslås till nästa års sista dag.',
      }),
    }
  }),
  EjFirstAnstLB: flag('Visa inte växa-stöd på lönebesked'),
  EjFastDriftst: flag('Inget fast driftställe i Sverige', {
    hint: 'Utländsk arbetsgivare som bara betalar vissa avgifter.',
  }),
  ArbAvgGrans: flag('Avgifter först från 1000 kr', {
    default: true,
    hint: 'Under 1000 kr om året per anställd betalas inga arbetsgivaravgifter.',
    help: 'Gränsen räknas för den som under året får mindre än 1000 kr av samma arbetsgivare.',
  }),
  ArbAvgRabattA: flag('Avdrag i stödområde A', {
    hint: 'Regionalt avdrag på arbetsgivaravgifterna.',
    help: 'Gäller den som har fast driftställe i stödområde A, med ett tak per månad.',
  }),
  ArbAvgRabFoU: flag('Avdrag för forskning och utveckling', {
    hint: 'Gäller anställda som märks så på personkortet.',
  }),
  KostAvdrPrel: flag('Räkna kostnadsavdrag vid preliminärskatt', {
    default: true,
    hint: 'Skatten beräknas på lönen efter avdraget.',
  }),
}

/** Start-up support ends with the next year unless somebody says another day; without support there is no end (second document §4). */
export const taxMutations: readonly Mutation[] = startUpSlots.map(n => ({
  of: `UseFirstAnstNr${n}`,
  // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
  then: (form, today) => {
    if (form[`UseFirstAnstNr${n}`] !== true) return { [`FirstAnstTom${n}`]: '' }
    return form[`FirstAnstTom${n}`] === ''
      ? { [`FirstAnstTom${n}`]: isoDate(Number(today.slice(0, 4)) + 1, 12, 31) }
      : {}
  },
}))
