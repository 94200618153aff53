import { approvalScopes } from '../code-lists/calendar.ts'
import { caseWordings } from '../code-lists/case-wording.ts'
import { caseText } from '../forms/case-text.ts'
import { choice, date, flag, integer } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { employeeNumbers } from '../rules/limits.ts'
import { greaterThan, notNegative } from '../rules/range.ts'

const inCalendar = isOn('UseKalendarie')
const withReady = isOn('UseKalendarie', 'KalUseLonReady')
const withAttest = isOn('UseKalendarie', 'KalUseAttest')
const withSuggestion = isOn('UseNewAnstNrSuggestion')

/**
 * The settings of the calendar: what is registered in it, and who approves it before it becomes
 * pay.
 */
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
    help: 'Tid före dagen finns inte i kalendariet, och kommer inte med på lönebesked och i rapporter därifrån.',
  }),
  UseLSS: flag('Personlig assistans (LSS)', {
    hint: 'Företaget anordnar personlig assistans.',
    help: 'Assistenternas tid kan redovisas till Försäkringskassan eller kommunen i filer och rapporter.',
  }),
  BrukareNamnTyp: choice('Benämning på den som får assistans', {
    choices: caseWordings.options(),
    default: 'BRUKARE',
    required: true,
    shown: isOn('UseLSS'),
    hint: 'Ordet används på skärmen och i rapporter.',
    help: 'Ordet byts överallt: i fältens namn, i listor, rapporter och utskrifter.',
  }),
  BrukarNum: flag(
    caseText((_, { number }) => `Bara siffror i ${number}`),
    {
      shown: isOn('UseLSS'),
      hint: 'Listor sorteras då i nummerordning.',
      help: 'Nummer med bokstäver tas då inte emot. Ordningen gäller i listor, rapporter och utskrifter.',
    },
  ),
  AnstNum: flag('Bara siffror i anställningsnummer', {
    default: true,
    hint: 'Listor sorteras då i nummerordning.',
    help: 'Nummer med bokstäver tas då inte emot. Ordningen gäller i listor, rapporter och utskrifter.',
  }),
  UseNewAnstNrSuggestion: flag('Föreslå anställningsnummer', {
    default: true,
    hint: 'En ny anställd får nästa lediga nummer som förslag.',
    help: 'Numret går att ändra innan den anställda sparas. Det står sedan på lönebesked och i filer.',
  }),
  FromNewAnstNrSuggestion: integer('Lägsta förslag', {
    limits: employeeNumbers,
    shown: withSuggestion,
    rules: [greaterThan(-1)],
    hint: 'Lägsta nummer som föreslås.',
    help: 'Numret kommer på lönebesked och i filer. Det lägsta lediga från och med det här föreslås.',
  }),
  TomNewAnstNrSuggestion: integer('Högsta förslag', {
    limits: employeeNumbers,
    default: 1,
    shown: withSuggestion,
    rules: [greaterThan(-1)],
    hint: 'Högsta nummer som föreslås.',
    help: 'När alla nummer till och med det här är tagna föreslås inget, och numret på lönebesked och i filer skrivs för hand.',
  }),
  UseAvdelning: flag('Avdelningar', {
    hint: 'Anställda hör till avdelningar, med egna ansvariga.',
    help: 'Avdelningen kan stå på lönebesked, i rapporter och i verifikationer. Avdelningsansvariga ser bara sina egna anställda.',
  }),
  KalUseLonReady: flag('Klarmarkering', {
    default: true,
    shown: inCalendar,
    hint: 'Den anställda säger till när tiden är färdig.',
    help: 'Den som gör lönerna ser vem som är klar, innan tiden blir rader på lönebesked.',
  }),
  KalLonReadyTyp: choice('Klarmarkera', {
    choices: approvalScopes.options(),
    default: 'PERIOD',
    required: true,
    shown: withReady,
    help: 'Dag för dag går det att rätta en dag i taget. Hela perioden markeras på en gång, när allt till lönebeskedet är på plats.',
  }),
  KalLockLonReady: flag('Lås det som är klarmarkerat', {
    default: true,
    shown: withReady,
    hint: 'Ändringar kräver att klarmarkeringen tas bort.',
    help: 'Så ändras inte tid som redan ligger till grund för ett lönebesked.',
  }),
  KalUseAttest: flag('Attest', {
    default: true,
    shown: inCalendar,
    hint: 'En ansvarig godkänner tiden före lönen.',
    help: 'Det som är godkänt blir rader på lönebesked. Attesten, och vem som gjorde den, står i rapporten över tid.',
  }),
  KalAttestTyp: choice('Attestera', {
    choices: approvalScopes.options(),
    default: 'PERIOD',
    required: true,
    shown: withAttest,
    help: 'Dag för dag går det att godkänna en dag i taget. Hela perioden godkänns på en gång, innan lönebeskedet skapas.',
  }),
  KalLockAttest: flag('Lås det som är attesterat', {
    default: true,
    shown: withAttest,
    hint: 'Ändringar kräver att attesten tas bort.',
    help: 'Så ändras inte tid som någon har godkänt och som ligger till grund för ett lönebesked.',
  }),
  KalUseAttestBru: flag('Attest av assistanstid', {
    default: true,
    shown: isOn('UseKalendarie', 'KalUseAttest', 'UseLSS'),
    hint: caseText(({ definite }) => `${definite} godkänner tiden.`),
    help: 'Godkännandet följer med tidredovisningen till Försäkringskassan, innan assistentens lönebesked skapas.',
  }),
  KalUseNollPostAsDag: flag('Räkna dagar utan tid', {
    shown: inCalendar,
    hint: 'En registrering utan timmar räknas ändå som en dag.',
    help: 'Spelar roll där lönebeskedet räknar per dag, till exempel semester eller traktamente.',
  }),
  UseFKSignering: flag('Signera tidredovisningen digitalt', {
    default: true,
    shown: isOn('UseLSS'),
    hint: 'Tidredovisningen till Försäkringskassan skrivs under i programmet.',
    help: 'Tidredovisningen blir en fil som skickas i stället för en blankett på papper.',
  }),
  VisaLBFrDgr: integer('Visa lönebesked före utbetalning', {
    limits: [0, 60],
    default: 3,
    unit: 'dagar',
    rules: [notNegative],
    hint: 'Så många dagar i förväg ser den anställda sitt lönebesked.',
    help: 'Med 0 syns lönebeskedet först på utbetalningsdagen.',
  }),
  KalUseStartdag: flag('Bruten månad', {
    shown: inCalendar,
    hint: 'Kalendermånaden börjar en annan dag än den första.',
    help: 'Med startdag 16 går november från den 16 oktober till den 15 november. Lönebeskedet får den tiden.',
  }),
  KalStartDag: integer('Startdag', {
    limits: [1, 31],
    shown: isOn('UseKalendarie', 'KalUseStartdag'),
    hint: 'Dag i månaden, 1 till 31.',
    help: 'Tiden från den dagen till dagen före nästa månad kommer på samma lönebesked.',
  }),
  KalLockLonLock: flag('Lås kalendariet när lönen låses', {
    default: true,
    shown: inCalendar,
    hint: 'Tid i en utbetald period går inte att ändra.',
    help: 'En rättelse görs på nästa lönebesked i stället.',
  }),
  KalLockKalArtDat: flag('Lås datum på kalenderrader', {
    shown: inCalendar,
    hint: 'En registrerad rad kan inte flyttas till en annan dag.',
    help: 'Så står lönebeskedets rader kvar på dagen som de registrerades för. En rad på fel dag tas bort och skrivs om.',
  }),
  KalAttestOblTid: flag('Tid måste attesteras', {
    shown: withAttest,
    hint: 'Tid utan attest följer inte med till lönen.',
    help: 'Utan attest kommer tiden på ett senare lönebesked, när den är godkänd.',
  }),
  KalAttestOblErs: flag('Ersättningar måste attesteras', {
    shown: withAttest,
    hint: 'Ersättningar utan attest följer inte med till lönen.',
    help: 'Utan attest kommer ersättningen på ett senare lönebesked, när den är godkänd.',
  }),
  UseKalAttestTidWarning: flag('Varna för tid utan attest', {
    shown: withAttest,
    hint: 'Varningen visas när lönebesked skapas.',
    help: 'Varningen hindrar inget: lönebeskedet skapas ändå, med den tid som får följa med.',
  }),
  UseKalAttestErsWarning: flag('Varna för ersättningar utan attest', {
    shown: withAttest,
    hint: 'Varningen visas när lönebesked skapas.',
    help: 'Varningen hindrar inget: lönebeskedet skapas ändå, med de ersättningar som får följa med.',
  }),
  UseAttestWebLonHuv: flag('Attest av lönebesked', {
    hint: 'En ansvarig godkänner lönebeskeden.',
    help: 'Lönebeskedet får en status till, Attesterad, med vem som godkände och när.',
  }),
  RequireAttestWebLonHuv: flag('Kräv attest före utbetalning', {
    shown: isOn('UseAttestWebLonHuv'),
    hint: 'Lönebesked utan attest kan inte betalas ut, och inte publiceras.',
    help: 'Ett lönebesked utan attest kommer inte med i bankfilen, och skrivs ut som utkast. Den som registrerar ett förskott beordrar det inte själv.',
  }),
  AGILasPeriod: flag('Lås perioden med arbetsgivardeklarationen', {
    hint: 'När deklarationen är godkänd går lönebeskeden inte att ändra.',
    help: 'Så stämmer lönebeskeden alltid med det som är lämnat till Skatteverket. En rättelse görs genom att deklarationen öppnas igen.',
  }),
  UsePayslipAckCard: flag('Visa ackumulatorer vid lönebeskedet', {
    hint: 'Årets summor och saldon visas i ett kort bredvid.',
    help: 'Kortet är till för den som gör lönerna. Vad den anställda ser på lönebeskedet väljs under Utskrifter.',
  }),
  UsePayslipAntCard: flag('Visa anteckningar vid lönebeskedet', {
    hint: 'Anteckningar om den anställda visas i ett kort bredvid.',
    help: 'Kortet är till för den som gör lönerna, och kommer inte med på lönebeskedet.',
  }),
  KalArtSumma: flag('Slå ihop rader på lönebeskedet', {
    shown: inCalendar,
    hint: 'Registreringar av samma slag blir en rad.',
    help: 'Lönebeskedet blir kortare. Dag för dag finns tiden kvar i kalendariet och dess rapport.',
  }),
  KalArtSummaTxt: flag('Slå ihop rader med olika text', {
    shown: isOn('UseKalendarie', 'KalArtSumma'),
    help: 'Lönebeskedets rad får då ingen text av de registreringar som slogs ihop, bara löneartens.',
  }),
  KalArtSummaDat: flag('Slå ihop rader med olika datum', {
    shown: isOn('UseKalendarie', 'KalArtSumma'),
    help: 'Lönebeskedets rad får då första och sista dagen av de registreringar som slogs ihop.',
  }),
}
