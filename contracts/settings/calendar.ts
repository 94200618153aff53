import { approvalScopes } from '../code-lists/calendar.ts'
import { caseWordings } from '../code-lists/case-wording.ts'
import { caseText } from '../forms/case-text.ts'
import { choice, date, flag, integer } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { between, greaterThan, notNegative } from '../rules/range.ts'

const inCalendar = isOn('UseKalendarie')
const withReady = isOn('UseKalendarie', 'KalUseLonReady')
const withAttest = isOn('UseKalendarie', 'KalUseAttest')
const withSuggestion = isOn('UseNewAnstNrSuggestion')

/** What is registered in the calendar, and who approves it before it becomes pay. */
export const calendar = {
  UseKalendarie: flag('Använd kalendariet', {
    default: true,
    hint: 'Tid och frånvaro registreras dag för dag.',
    help: 'Utan kalendariet registreras tid och frånvaro direkt på lönebeskedet.',
  }),
  KalendarieStart: date('Kalendariet används från', {
    default: today => `${today.slice(0, 4)}-01-01`,
    shown: inCalendar,
    hint: 'Tidigare dagar går inte att registrera.',
  }),
  UseLSS: flag('Personlig assistans (LSS)', {
    hint: 'Visar register och rapporter för assistansersättning.',
    help: 'Behövs för den som redovisar assistans till Försäkringskassan eller kommunen.',
  }),
  BrukareNamnTyp: choice('Benämning på den som får assistans', {
    choices: caseWordings.options(),
    default: 'BRUKARE',
    required: true,
    shown: isOn('UseLSS'),
    hint: 'Ordet används i menyer och rapporter.',
  }),
  BrukarNum: flag(
    caseText((_, { number }) => `Bara siffror i ${number}`),
    { shown: isOn('UseLSS'), hint: 'Listor sorteras då i nummerordning.' },
  ),
  AnstNum: flag('Bara siffror i anställningsnummer', {
    default: true,
    hint: 'Listor sorteras då i nummerordning.',
  }),
  UseNewAnstNrSuggestion: flag('Föreslå anställningsnummer', {
    default: true,
    hint: 'En ny anställd får nästa lediga nummer som förslag.',
  }),
  FromNewAnstNrSuggestion: integer('Lägsta förslag', {
    shown: withSuggestion,
    rules: [greaterThan(-1)],
    hint: 'Lägsta nummer som föreslås.',
  }),
  TomNewAnstNrSuggestion: integer('Högsta förslag', {
    default: 1,
    shown: withSuggestion,
    rules: [greaterThan(-1)],
    hint: 'Högsta nummer som föreslås.',
  }),
  UseAvdelning: flag('Avdelningar', {
    hint: 'Anställda hör till avdelningar, med egna ansvariga.',
    help: 'Registret för avdelningar visas, och avdelningsansvariga ser bara sina egna anställda.',
  }),
  KalUseLonReady: flag('Klarmarkering', {
    default: true,
    shown: inCalendar,
    hint: 'Den anställda säger till när tiden är färdig.',
  }),
  KalLonReadyTyp: choice('Klarmarkera', {
    choices: approvalScopes.options(),
    default: 'PERIOD',
    required: true,
    shown: withReady,
  }),
  KalLockLonReady: flag('Lås det som är klarmarkerat', {
    default: true,
    shown: withReady,
    hint: 'Ändringar kräver att klarmarkeringen tas bort.',
  }),
  KalUseAttest: flag('Attest', { default: true, shown: inCalendar, hint: 'En ansvarig godkänner tiden före lönen.' }),
  KalAttestTyp: choice('Attestera', {
    choices: approvalScopes.options(),
    default: 'PERIOD',
    required: true,
    shown: withAttest,
  }),
  KalLockAttest: flag('Lås det som är attesterat', {
    default: true,
    shown: withAttest,
    hint: 'Ändringar kräver att attesten tas bort.',
  }),
  KalUseAttestBru: flag('Attest av assistanstid', {
    default: true,
    shown: isOn('UseKalendarie', 'KalUseAttest', 'UseLSS'),
    hint: caseText(({ definite }) => `${definite} godkänner tiden.`),
  }),
  KalUseNollPostAsDag: flag('Räkna dagar utan tid', {
    shown: inCalendar,
    hint: 'En registrering utan timmar räknas ändå som en dag.',
    help: 'Spelar roll där något räknas per dag, till exempel semester eller traktamente.',
  }),
  UseFKSignering: flag('Signera tidredovisningen digitalt', {
    shown: isOn('UseLSS'),
    hint: 'Tidredovisningen till Försäkringskassan skrivs under i programmet.',
  }),
  VisaLBFrDgr: integer('Visa lönebesked före utbetalning', {
    default: 3,
    unit: 'dagar',
    rules: [notNegative],
    hint: 'Så många dagar i förväg ser den anställda sitt lönebesked.',
  }),
  KalUseStartdag: flag('Bruten månad', {
    shown: inCalendar,
    hint: 'Kalendermånaden börjar en annan dag än den första.',
    help: 'Med startdag 16 går november från den 16 oktober till den 15 november.',
  }),
  KalStartDag: integer('Startdag', {
    shown: isOn('UseKalendarie', 'KalUseStartdag'),
    rules: [between(1, 31)],
    hint: 'Dag i månaden, 1 till 31.',
  }),
  KalLockLonLock: flag('Lås kalendariet när lönen låses', {
    default: true,
    shown: inCalendar,
    hint: 'Tid i en utbetald period går inte att ändra.',
  }),
  KalLockKalArtDat: flag('Lås datum på kalenderrader', {
    shown: inCalendar,
    hint: 'En registrerad rad kan inte flyttas till en annan dag.',
  }),
  KalAttestOblTid: flag('Tid måste attesteras', {
    shown: withAttest,
    hint: 'Tid utan attest följer inte med till lönen.',
  }),
  KalAttestOblErs: flag('Ersättningar måste attesteras', {
    shown: withAttest,
    hint: 'Ersättningar utan attest följer inte med till lönen.',
  }),
  UseKalAttestTidWarning: flag('Varna för tid utan attest', {
    shown: withAttest,
    hint: 'Varningen visas när lönebesked skapas.',
  }),
  UseKalAttestErsWarning: flag('Varna för ersättningar utan attest', {
    shown: withAttest,
    hint: 'Varningen visas när lönebesked skapas.',
  }),
  UseAttestWebLonHuv: flag('Attest av lönebesked', { hint: 'En ansvarig godkänner lönebeskeden före utbetalningen.' }),
  RequireAttestWebLonHuv: flag('Kräv attest före utbetalning', {
    shown: isOn('UseAttestWebLonHuv'),
    hint: 'Lönebesked utan attest kan inte betalas ut.',
  }),
  AGILasPeriod: flag('Lås perioden med arbetsgivardeklarationen', {
    hint: 'När deklarationen är godkänd går lönebeskeden inte att ändra.',
    help: 'Så stämmer lönebeskeden alltid med det som är lämnat till Skatteverket. En rättelse görs genom att deklarationen öppnas igen.',
  }),
  UsePayslipAckCard: flag('Visa ackumulatorer vid lönebeskedet', {
    hint: 'Årets summor och saldon visas i ett kort bredvid.',
  }),
  UsePayslipAntCard: flag('Visa anteckningar vid lönebeskedet', {
    hint: 'Anteckningar om den anställda visas i ett kort bredvid.',
  }),
  KalArtSumma: flag('Slå ihop rader på lönebeskedet', {
    shown: inCalendar,
    hint: 'Registreringar av samma slag blir en rad.',
  }),
  KalArtSummaTxt: flag('Slå ihop rader med olika text', { shown: isOn('UseKalendarie', 'KalArtSumma') }),
  KalArtSummaDat: flag('Slå ihop rader med olika datum', { shown: isOn('UseKalendarie', 'KalArtSumma') }),
}
