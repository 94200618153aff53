import { payslipLanguages } from '../code-lists/languages.ts'
import { payslipForms, payslipOrders, payslipRowOrders, sortTypes } from '../code-lists/payslips.ts'
import { choice, flag } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'

const orders = payslipOrders.options()

/** What stands on a payslip, and how prints are sorted. */
export const payslip = {
  PrintoutPayslipBlankett: choice('Blankett', {
    choices: payslipForms.options(),
    default: 'standard',
    required: true,
    hint: 'Logotypen är företagets bild.',
  }),
  StdPayslipLocale: choice('Språk', {
    choices: payslipLanguages.options(),
    default: 'SV',
    required: true,
    hint: 'Gäller anställda som inte har ett eget.',
  }),
  PrintoutPayslipFtgAdress: flag('Företagets adress', { default: true }),
  PrintoutPayslipFtgKontakt: flag('Företagets telefon och e-post'),
  PrintoutPayslipOrgnr: flag('Organisationsnummer', { default: true }),
  PrintoutPayslipAdress: flag('Den anställdas adress', { default: true }),
  PrintoutPayslipAnstNr: flag('Anställningsnummer', { default: true }),
  PrintoutPayslipPersNr: flag('Personnummer', { default: true }),
  PrintoutPayslipDoljPersNr: flag('Dölj de fyra sista siffrorna', {
    default: true,
    shown: isOn('PrintoutPayslipPersNr'),
    hint: 'Personnumret skrivs med stjärnor på slutet.',
  }),
  PrintoutPayslipAvdelning: flag('Avdelning', { shown: isOn('UseAvdelning') }),
  PrintoutPayslipBefattning: flag('Befattning'),
  PrintoutPayslipAnstForm: flag('Anställningsform'),
  PrintoutPayslipAnstDatum: flag('Anställningsdatum'),
  PrintoutPayslipSyssGrad: flag('Sysselsättningsgrad'),
  PrintoutPayslipGrundLon: flag('Grundlön'),
  PrintoutPayslipKonto: flag('Bankkonto för utbetalning', { default: true }),
  PrintoutPayslipDatum: flag('Datum på rader', { default: true }),
  PrintoutPayslipAntal: flag('Antal och à-pris', { default: true }),
  PrintoutPayslipLonArtNr: flag('Löneartens nummer'),
  PrintoutPayslipResEnhet: flag('Resultatenheter på rader'),
  PrintoutPayslipNollRader: flag('Rader utan belopp', { hint: 'Till exempel frånvaro utan avdrag.' }),
  PrintoutPayslipFormaner: flag('Förmåner för sig', { hint: 'Förmåner samlas under en egen rubrik.' }),
  PrintoutPayslipSkattTab: flag('Skattetabell och kolumn', { default: true }),
  PrintoutPayslipSkattGrund: flag('Skatteunderlag'),
  PrintoutPayslipArbAvg: flag('Arbetsgivaravgifter', { hint: 'Vad arbetsgivaren betalar utöver lönen.' }),
  PrintoutPayslipPension: flag('Tjänstepension'),
  PrintoutPayslipAck: flag('Summor för året', { default: true, hint: 'Bruttolön, förmåner och skatt hittills i år.' }),
  PrintoutPayslipSemester: flag('Semesterdagar', { default: true, hint: 'Betalda, sparade och obetalda dagar.' }),
  PrintoutPayslipKomp: flag('Kompsaldo', { default: true }),
  PrintoutPayslipFlex: flag('Flexsaldo'),
  PrintoutPayslipAtf: flag('Saldo för arbetstidsförkortning'),
  PrintoutPayslipSkuld: flag('Löneskuld', { default: true, hint: 'Visas bara när det finns en skuld.' }),
  PrintoutPayslipFranvaro: flag('Frånvaro i perioden'),
  PrintoutPayslipSchema: flag('Arbetsschema i perioden'),
  PrintoutPayslipMeddelande: flag('Meddelande från arbetsgivaren', { default: true }),
  PrintoutPayslipSidnr: flag('Sidnummer', { default: true }),
  PrintoutPayslipLonRadSort: choice('Radernas ordning', {
    choices: payslipRowOrders.options(),
    default: 'SortKod',
    required: true,
  }),
  PrintoutPayslipLonRadSortType: choice('Sätt att sortera rader', {
    choices: sortTypes.options(),
    default: 'alpha',
    required: true,
    hint: 'Som tal kommer 9 före 10, som text efter.',
  }),
  PrintoutPayslipSort: choice('Lönebeskedens ordning', { choices: orders, default: 'AnstNr', required: true }),
  PrintoutPayoutPayslipSort: choice('Utbetalningslistans ordning', {
    choices: orders,
    default: 'AnstNr',
    required: true,
  }),
  PrintoutKontrollistaSort: choice('Kontrollistans ordning', {
    choices: orders,
    default: 'AnstNr',
    required: true,
  }),
}
