import { startUpSupports, taxTables } from '../code-lists/taxes.ts'
import { family } from '../forms/family.ts'
import { choice, date, employee, flag, text } from '../forms/fields.ts'
import type { Mutation } from '../forms/form-model.ts'
import { isOn } from '../forms/when.ts'
import { isoDate } from '../rules/date.ts'
import { digitCount, digitsOnly } from '../rules/text.ts'
import { startUpSlots } from './counts.ts'

/** The settings of tax, employer contributions, start-up support and statistics. */
export const tax = {
  SkattTab: choice('Vanligaste skattetabell', {
    choices: taxTables.options(),
    default: '32',
    required: true,
    hint: 'Förslag för nya anställda.',
    help: 'Tabellen följer kommunens skattesats. Den som har en egen tabell hos Skatteverket får den på sitt personkort.',
  }),
  ScbStatistik: flag('Lämna statistik till SCB', {
    hint: 'Filer med löner och sjukfrånvaro kan lämnas till SCB.',
    help: 'Behövs när SCB har valt ut företaget till sin lönestatistik.',
  }),
  ScbArbstKU: text('Arbetsställe i kontrolluppgifter', {
    most: 5,
    rules: [digitsOnly],
    hint: 'Företagets nummer på arbetsstället, högst fem siffror.',
    help: 'Står på varje uppgift i arbetsgivardeklarationen (ruta 060), för den som har fler än ett arbetsställe.',
  }),
  ScbArbstCFAR: text('Arbetsställe (CFAR)', {
    most: 8,
    rules: [digitCount(8)],
    hint: 'Åtta siffror, från SCB:s företagsregister.',
    help: 'Står på varje rad i filerna till SCB, så att löner och frånvaro räknas till rätt arbetsställe.',
  }),
  KUSpecNr: text('Specifikationsnummer', {
    required: true,
    most: 32,
    hint: 'Första numret i årets kontrolluppgifter.',
    help: 'Skatteverket skiljer kontrolluppgifter för samma person på numret. Det ska vara detsamma när en uppgift rättas i en ny fil.',
  }),
  ...family(startUpSlots, n => {
    const isUsed = isOn(`UseFirstAnstNr${n}`)
    return {
      'UseFirstAnstNr#': flag(n === 1 ? 'Växa-stöd, första anställda' : 'Växa-stöd, andra anställda', {
        hint: 'Lägre arbetsgivaravgift för företagets första anställda.',
        help: 'Företaget betalar bara ålderspensionsavgift på en del av lönen under en begränsad tid. Till och med 2025 begärs stödet i arbetsgivardeklarationen. Från 2026 deklareras hela avgiften, och stödet söks tillbaka hos Skatteverket.',
      }),
      'FirstAnstNr#': employee('Anställd', {
        shown: isUsed,
        help: 'Personen som stödet gäller. Dennas uppgift i arbetsgivardeklarationen får kryss för växa-stöd.',
      }),
      'FirstAnstTyp#': choice('Slag av stöd', {
        choices: startUpSupports.options(),
        default: '062',
        required: true,
        shown: isUsed,
        hint: 'Dagen för anställningen avgör.',
        help: 'Slaget avgör vilken ruta som kryssas i arbetsgivardeklarationen till och med 2025: 062 för den som anställdes före den 1 maj 2024, 063 för den som anställdes därefter.',
      }),
      'FirstAnstTom#': date('Stödets sista dag', {
        required: isUsed,
        shown: isUsed,
        hint: 'Föreslås till nästa års sista dag.',
        help: 'Lönebesked som betalas ut efter dagen räknas med hel arbetsgivaravgift i arbetsgivardeklarationen.',
      }),
    }
  }),
  EjFirstAnstLB: flag('Visa inte växa-stöd på lönebesked', {
    hint: 'Annars står stödet under arbetsgivaravgifterna.',
    help: 'Lönebeskedet visar då bara hela arbetsgivaravgiften, också för den som företaget får växa-stöd för.',
  }),
  EjFastDriftst: flag('Inget fast driftställe i Sverige', {
    hint: 'Utländsk arbetsgivare som bara betalar vissa avgifter.',
    help: 'Arbetsgivardeklarationen får då uppgiften för varje anställd, och avgifterna räknas lägre.',
  }),
  ArbAvgGrans: flag('Avgifter först från 1000 kr', {
    default: true,
    hint: 'Under 1000 kr om året per anställd betalas inga arbetsgivaravgifter.',
    help: 'När den anställda kommer upp i 1000 kr räknas avgifter på hela årets lön, i den månadens arbetsgivardeklaration.',
  }),
  ArbAvgRabattA: flag('Avdrag i stödområde A', {
    hint: 'Regionalt avdrag på arbetsgivaravgifterna.',
    help: 'Avdraget är 10 % av underlaget, högst 7 100 kr i månaden, i arbetsgivardeklarationen. Gäller fast driftställe i stödområdet.',
  }),
  ArbAvgRabFoU: flag('Avdrag för forskning och utveckling', {
    hint: 'Gäller anställda som märks så på personkortet.',
    help: 'Avdraget står för sig i arbetsgivardeklarationen. Det är 20 % av underlaget från 2024, med ett tak för företaget.',
  }),
  KostAvdrPrel: flag('Räkna kostnadsavdrag vid preliminärskatt', {
    default: true,
    hint: 'Skatten beräknas på lönen efter avdraget.',
    help: 'Skatten på lönebeskedet blir lägre för den som har rätt till schablonavdrag. Avdraget redovisas i arbetsgivardeklarationen.',
  }),
}

/**
 * Sets the last day of start-up support to the end of next year when it is turned on without one,
 * and clears it when it is turned off (second document §4).
 */
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
