import { payslipLanguages } from '../code-lists/languages.ts'
import { payslipForms, payslipOrders, payslipRowOrders, sortTypes } from '../code-lists/payslips.ts'
import { choice, flag, multiline } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'

const orders = payslipOrders.options()

/** The settings of the contents of payslips and the sort orders of printouts. */
export const payslip = {
  PrintoutPayslipBlankett: choice('Blankett', {
    choices: payslipForms.options(),
    default: 'standard',
    required: true,
    hint: 'Logotypen är företagets bild.',
    help: 'Avgör hur lönebeskedet ser ut. Med logotyp står företagets bild överst i stället för bara namnet.',
  }),
  StdPayslipLocale: choice('Språk', {
    choices: payslipLanguages.options(),
    default: 'SV',
    required: true,
    hint: 'Gäller anställda som inte har ett eget.',
    help: 'Språket på lönebeskedets rubriker. Texter som företaget har skrivit själv översätts inte.',
  }),
  PrintoutPayslipFtgAdress: flag('Företagets adress', {
    default: true,
    help: 'Lönebeskedet får företagets adress under namnet. Ta bort den om blanketten redan har den tryckt.',
  }),
  PrintoutPayslipFtgKontakt: flag('Företagets telefon och e-post', {
    help: 'Lönebeskedet säger vart den anställda vänder sig med frågor.',
  }),
  PrintoutPayslipOrgnr: flag('Organisationsnummer', {
    default: true,
    help: 'Lönebeskedet får företagets organisationsnummer. I en enskild firma är det innehavarens personnummer.',
  }),
  PrintoutPayslipAdress: flag('Den anställdas adress', {
    default: true,
    help: 'Adressen står så på lönebeskedet att den syns i ett fönsterkuvert.',
  }),
  PrintoutPayslipAnstNr: flag('Anställningsnummer', {
    default: true,
    help: 'Lönebeskedet får den anställdas nummer, som skiljer två med samma namn.',
  }),
  PrintoutPayslipPersNr: flag('Personnummer', {
    default: true,
    help: 'Lönebeskedet får den anställdas personnummer, helt eller med de sista siffrorna dolda.',
  }),
  PrintoutPayslipDoljPersNr: flag('Dölj de fyra sista siffrorna', {
    default: true,
    shown: isOn('PrintoutPayslipPersNr'),
    hint: 'Personnumret skrivs med stjärnor på slutet.',
    help: 'Ett lönebesked på villovägar avslöjar då inte hela personnumret. Filer till myndigheter har alltid hela.',
  }),
  PrintoutPayslipAvdelning: flag('Avdelning', {
    shown: isOn('UseAvdelning'),
    help: 'Lönebeskedet får avdelningen som den anställda hör till när lönen betalas ut.',
  }),
  PrintoutPayslipBefattning: flag('Befattning', { help: 'Lönebeskedet får befattningen från personkortet.' }),
  PrintoutPayslipAnstForm: flag('Anställningsform', {
    help: 'Lönebeskedet får anställningsformen, till exempel tillsvidare eller vikariat.',
  }),
  PrintoutPayslipAnstDatum: flag('Anställningsdatum', {
    help: 'Lönebeskedet får dagen då anställningen började, och slutdagen för den som slutar.',
  }),
  PrintoutPayslipSyssGrad: flag('Sysselsättningsgrad', {
    help: 'Lönebeskedet får sysselsättningsgraden i procent, som den är på periodens sista dag.',
  }),
  PrintoutPayslipGrundLon: flag('Grundlön', {
    help: 'Lönebeskedet får månads- eller timlönen från personkortet, som raderna räknas på.',
  }),
  PrintoutPayslipKonto: flag('Bankkonto för utbetalning', {
    default: true,
    help: 'Lönebeskedet får kontot som lönen betalas till, så att ett felaktigt konto upptäcks.',
  }),
  PrintoutPayslipDatum: flag('Datum på rader', {
    default: true,
    help: 'Lönebeskedets rader får dagen, eller dagarna från och till, som de gäller.',
  }),
  PrintoutPayslipAntal: flag('Antal och à-pris', {
    default: true,
    help: 'Lönebeskedets rader visar antal gånger à-pris, och inte bara beloppet.',
  }),
  PrintoutPayslipLonArtNr: flag('Löneartens nummer', {
    help: 'Lönebeskedets rader börjar med löneartens nummer. Det hjälper den som svarar på frågor om lönen.',
  }),
  PrintoutPayslipResEnhet: flag('Resultatenheter på rader', {
    help: 'Lönebeskedets rader visar de resultatenheter som är märkta för att visas.',
  }),
  PrintoutPayslipNollRader: flag('Rader utan belopp', {
    hint: 'Till exempel frånvaro utan avdrag.',
    help: 'Lönebeskedet får även rader vars belopp är noll, och blir längre.',
  }),
  PrintoutPayslipFormaner: flag('Förmåner för sig', {
    hint: 'Förmåner samlas under en egen rubrik.',
    help: 'Annars står förmånerna bland lönebeskedets övriga rader.',
  }),
  PrintoutPayslipSkattTab: flag('Skattetabell och kolumn', {
    default: true,
    help: 'Lönebeskedet säger vilken tabell och kolumn skatten är dragen efter, eller vilken procent.',
  }),
  PrintoutPayslipSkattGrund: flag('Skatteunderlag', {
    help: 'Lönebeskedet visar beloppet som skatten är räknad på: lön och förmåner, utan skattefria ersättningar.',
  }),
  PrintoutPayslipArbAvg: flag('Arbetsgivaravgifter', {
    hint: 'Vad arbetsgivaren betalar utöver lönen.',
    help: 'Lönebeskedet visar avgifterna i kronor. Den anställdas lön påverkas inte.',
  }),
  PrintoutPayslipPension: flag('Tjänstepension', {
    help: 'Lönebeskedet visar premierna som arbetsgivaren betalar till den anställdas tjänstepension.',
  }),
  PrintoutPayslipAck: flag('Summor för året', {
    default: true,
    hint: 'Bruttolön, förmåner och skatt hittills i år.',
    help: 'Lönebeskedet summerar årets lönebesked till och med det själv. Återförda räknas inte.',
  }),
  PrintoutPayslipSemester: flag('Semesterdagar', {
    default: true,
    hint: 'Betalda, sparade och obetalda dagar.',
    help: 'Lönebeskedet visar dagar som är kvar när periodens uttag är draget.',
  }),
  PrintoutPayslipKomp: flag('Kompsaldo', {
    default: true,
    help: 'Lönebeskedet visar timmar av kompensationstid som är kvar att ta ut.',
  }),
  PrintoutPayslipFlex: flag('Flexsaldo', {
    help: 'Lönebeskedet visar flextid, plus eller minus, vid periodens slut.',
  }),
  PrintoutPayslipAtf: flag('Saldo för arbetstidsförkortning', {
    help: 'Lönebeskedet visar tid eller pengar av arbetstidsförkortning som är kvar att ta ut.',
  }),
  PrintoutPayslipSkuld: flag('Löneskuld', {
    default: true,
    hint: 'Visas bara när det finns en skuld.',
    help: 'Lönebeskedet visar vad den anställda är skyldig och som dras av nästa gång.',
  }),
  PrintoutPayslipFranvaro: flag('Frånvaro i perioden', {
    help: 'Lönebeskedet får en lista över periodens frånvaro, med orsak, dagar och timmar.',
  }),
  PrintoutPayslipSchema: flag('Arbetsschema i perioden', {
    help: 'Lönebeskedet får periodens arbetstid enligt schemat, dag för dag.',
  }),
  PrintoutPayslipMeddelande: flag('Meddelande från arbetsgivaren', {
    default: true,
    help: 'Lönebeskedet får texten nedanför, när den är skriven.',
  }),
  PrintoutPayslipMeddelandeText: multiline('Meddelandets text', {
    most: 500,
    shown: isOn('PrintoutPayslipMeddelande'),
    hint: 'Till exempel sista dag för utlägg. Gäller alla, tills den ändras.',
    help: 'Texten står under summorna på varje lönebesked som skrivs ut eller öppnas, också på den anställdas egen sida. Den översätts inte.',
  }),
  PrintoutPayslipSidnr: flag('Sidnummer', {
    default: true,
    help: 'Varje sida av lönebeskedet får sitt nummer och hur många sidorna är.',
  }),
  PrintoutPayslipLonRadSort: choice('Radernas ordning', {
    choices: payslipRowOrders.options(),
    default: 'SortKod',
    required: true,
    help: 'Vad lönebeskedets rader sorteras efter. Sorteringskoden är löneartens klass: lön, tillägg, övertid och så vidare.',
  }),
  PrintoutPayslipLonRadSortType: choice('Sätt att sortera rader', {
    choices: sortTypes.options(),
    default: 'alpha',
    required: true,
    hint: 'Som tal kommer 9 före 10, som text efter.',
    help: 'Gäller raderna på lönebeskedet.',
  }),
  PrintoutPayslipSort: choice('Lönebeskedens ordning', {
    choices: orders,
    default: 'AnstNr',
    required: true,
    help: 'Ordningen som lönebesked skrivs ut i, och har i filen när de sparas tillsammans.',
  }),
  PrintoutPayoutPayslipSort: choice('Utbetalningslistans ordning', {
    choices: orders,
    default: 'AnstNr',
    required: true,
    help: 'Ordningen på listan över vad som betalas ut till vem, som jämförs med bankfilen.',
  }),
  PrintoutKontrollistaSort: choice('Kontrollistans ordning', {
    choices: orders,
    default: 'AnstNr',
    required: true,
    help: 'Ordningen på listan som lönerna granskas i innan lönebeskeden lämnas ut.',
  }),
}
