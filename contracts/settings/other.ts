import { unorderedPlaces, workplaceTypes } from '../code-lists/company.ts'
import { caseText } from '../forms/case-text.ts'
import { family } from '../forms/family.ts'
import type { FormValues } from '../forms/field.ts'
import { choice, flag, text } from '../forms/fields.ts'
import type { Mutation } from '../forms/form-model.ts'
import { isOn, isOneOf } from '../forms/when.ts'
import { isOutside } from '../rules/number-range.ts'
import type { Rule } from '../rules/rule.ts'
import { freeTexts } from './counts.ts'
import { workplaceAddress } from './workplace-address.ts'

const isElsewhere = isOneOf('ArbPlatsTyp', 'AVI')
const withEmployeeRange = isOn('UseNewAnstNr')
const withCaseRange = isOn('UseLSS', 'UseNewBrukare')

/** The settings that name an account by its login, which must exist. */
export const loginSettings = ['AbsenceReportFKNotificationUser'] as const

/** Refuses a last number before the first one, as people count. */
const notBelow =
  (from: string): Rule<string, FormValues> =>
  (to, { form }) =>
    to !== '' && String(form[from] ?? '') !== '' && isOutside(to, String(form[from]), to)
      ? 'Intervallet slutar före sitt första nummer.'
      : undefined
const inLss = isOn('UseLSS')

/**
 * The settings of the workplace, number ranges, administrators' permissions, free texts, and
 * notices to Försäkringskassan.
 */
export const other = {
  UseKortNrPIN: flag('PIN-kod till kortnummer', {
    hint: 'Den som stämplar med kort skriver också en kod.',
    help: 'Stämplingen blir tid i kalendariet och på lönebeskedet. Koden skyddar mot att någon stämplar åt en annan.',
  }),
  LoneuppdragUtanOrdningsnummerOrdning: choice('Löneuppdrag utan ordningsnummer', {
    choices: unorderedPlaces.options(),
    default: 'BEFORE',
    required: true,
    hint: 'Var de står i listan över löneuppdrag.',
    help: 'Ordningen i listan är också ordningen som uppdragen görs i när lönebesked skapas.',
  }),
  OpenNewPerson: flag('Öppna personkortet för nya anställda', {
    hint: 'Kortet öppnas så snart den anställda är upplagd.',
    help: 'Så fylls det som lönebeskedet behöver i på en gång: konto, skatt och lön. Annars stannar man i listan.',
  }),
  UseNewAnstNr: flag('Begränsa anställningsnummer', {
    hint: 'Nya anställda får bara nummer inom ett intervall.',
    help: 'Så hålls företagens nummer isär på lönebesked och i filer. Nummer som redan finns påverkas inte.',
  }),
  FromNewAnstNr: text('Anställningsnummer från', {
    required: withEmployeeRange,
    most: 15,
    shown: withEmployeeRange,
    help: 'Lägsta nummer som en ny anställd kan få, och som sedan står på lönebesked och i filer.',
  }),
  TomNewAnstNr: text('Anställningsnummer till', {
    rules: [notBelow('FromNewAnstNr')],
    required: withEmployeeRange,
    most: 15,
    shown: withEmployeeRange,
    help: 'Högsta nummer som en ny anställd kan få, och som sedan står på lönebesked och i filer.',
  }),
  OpenNewBrukare: flag(
    caseText((_, { plural }) => `Öppna kortet för nya ${plural}`),
    {
      shown: inLss,
      help: 'Så fylls det som redovisningen till Försäkringskassan behöver i på en gång. Annars stannar man i listan.',
    },
  ),
  UseNewBrukare: flag(
    caseText((_, { number }) => `Begränsa ${number}`),
    {
      shown: inLss,
      hint: 'Nya får bara nummer inom ett intervall.',
      help: 'Så hålls nummer isär i rapporter och filer. Nummer som redan finns påverkas inte.',
    },
  ),
  FromNewBrukare: text(
    caseText(({ number }) => `${number} från`),
    {
      required: withCaseRange,
      most: 15,
      shown: withCaseRange,
      help: 'Lägsta nummer som ett nytt ärende kan få, och som sedan står i rapporter och filer.',
    },
  ),
  TomNewBrukare: text(
    caseText(({ number }) => `${number} till`),
    {
      rules: [notBelow('FromNewBrukare')],
      required: withCaseRange,
      most: 15,
      shown: withCaseRange,
      help: 'Högsta nummer som ett nytt ärende kan få, och som sedan står i rapporter och filer.',
    },
  ),
  ArbPlatsTyp: choice('Arbetsplatsens adress', {
    choices: workplaceTypes.options(),
    default: 'FTP',
    required: true,
    hint: 'Adressen som arbetsgivardeklarationen anger.',
    help: 'Ruta 245 och 246 i varje anställds uppgift i arbetsgivardeklarationen fylls i med adressen.',
  }),
  ArbPlatsAdr: text('Arbetsplatsens gatuadress', {
    required: isElsewhere,
    most: 50,
    shown: isElsewhere,
    hint: 'Ruta 245 i arbetsgivardeklarationen. Utgå från företagets adress och ändra.',
    help: 'Står i varje anställds uppgift i arbetsgivardeklarationen, högst 50 tecken.',
  }),
  ArbPlatsOrt: text('Arbetsplatsens ort', {
    required: isElsewhere,
    most: 50,
    shown: isElsewhere,
    hint: 'Ruta 246 i arbetsgivardeklarationen.',
    help: 'Står i varje anställds uppgift i arbetsgivardeklarationen, bredvid gatuadressen.',
  }),
  UseSMSVerification: flag('Kräv SMS-kod', {
    hint: 'Den som väljer företaget skriver en kod som kommer med SMS.',
    help: 'Koden behövs en gång per inloggning. Den som saknar mobilnummer på sitt konto kommer inte in i företaget, och så länge kan ingen som arbetar i det slå av sin egen tvåstegsverifiering. Lönebesked, filer och rapporter ändras inte.',
  }),
  UseFtgAdminUserAccountAccess: flag('Företagsadministratörer hanterar användare', {
    default: true,
    binds: 'FTG',
    hint: 'De kan lägga upp och ändra användarkonton.',
    help: 'Annars gör bara licensens administratörer det, och bara de ändrar inställningen. Ett konto ger tillgång till lönebesked och rapporter.',
  }),
  UseFtgAdminIntegrationsAccess: flag('Företagsadministratörer hanterar integrationer', {
    default: true,
    binds: 'FTG',
    hint: 'De kan koppla andra program till företaget.',
    help: 'Annars gör bara licensens administratörer det, och bara de ändrar inställningen. Ett kopplat program kan läsa löner och rapporter.',
  }),
  UseKalArtFtgKort: flag('Välj tidkoder per företag', {
    hint: 'Tidkoder som inte används här göms i kalendariet.',
    help: 'De tidkoder som är kvar kan registreras och bli rader på lönebesked. Redan registrerad tid påverkas inte.',
  }),
  ...family(freeTexts, n => ({
    'UseFritext#': flag(`Fritext ${n}`, {
      help: 'Personkortet får ett fält till, som kan stå i personallistan och andra rapporter.',
    }),
    'Fritext#Namn': text(`Namn på fritext ${n}`, {
      required: isOn(`UseFritext${n}`),
      most: 15,
      shown: isOn(`UseFritext${n}`),
      help: 'Vad fältet heter på personkortet och i rapporter, till exempel Skåpsnummer.',
    }),
  })),
  UseAbsenceReportFKNotification: flag('Påminn om sjukanmälan', {
    hint: 'Någon får veta när den femtonde sjukdagen kommer.',
    help: 'Sjukanmälan till Försäkringskassan ska göras när sjuklöneperioden på 14 dagar är slut, och inte längre står på lönebeskedet.',
  }),
  AbsenceReportFKNotificationUser: text('Mottagare av påminnelsen', {
    required: isOn('UseAbsenceReportFKNotification'),
    most: 50,
    shown: isOn('UseAbsenceReportFKNotification'),
    hint: 'Användarnamn på den som gör anmälan.',
    help: 'Påminnelsen kommer som ett meddelande här, med en länk till den som är sjuk. Själva anmälan är en fil eller blankett.',
  }),
  LSSKollAvtEgt: text('Eget kollektivavtal', {
    most: 30,
    shown: inLss,
    hint: 'Namn på avtalet, om det inte finns i listan.',
    help: 'Står som assistenternas kollektivavtal på tidredovisningen till Försäkringskassan.',
  }),
  LSSKontaktNamn: text('Kontaktperson för assistans', {
    most: 65,
    shown: inLss,
    help: 'Den som Försäkringskassan kan fråga. Namnet står på tidredovisningen och räkningen.',
  }),
  LSSKontaktTel: text('Telefon till kontaktpersonen', {
    most: 20,
    shown: inLss,
    help: 'Numret står med kontaktpersonens namn på tidredovisningen och räkningen till Försäkringskassan.',
  }),
}

/**
 * Proposes the company's own address as the workplace address, with both lines in 50 characters
 * (second document §5.2).
 */
export const workplaceMutation: Mutation = {
  of: 'ArbPlatsTyp',
  // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
  then: form =>
    form.ArbPlatsTyp === 'AVI' && form.ArbPlatsAdr === ''
      ? { ArbPlatsAdr: workplaceAddress(String(form.Adress1), String(form.Adress2)) }
      : {},
}
