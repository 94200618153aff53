import iconv from 'iconv-lite'
import { type Answered, type Fault, spoils } from './broken-proxy.ts'

/*
 * Backends that are right but for one thing about money, about whom it is for, or about a file.
 */

/** Returns a value with every amount in it replaced, or those of some names only. */
function withAmounts(value: Answered, amount: (before: number) => number, names?: readonly string[]): Answered {
  if (Array.isArray(value)) return value.map(each => withAmounts(each, amount, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      typeof each === 'number' && (names ?? amounts).includes(name) ? amount(each) : withAmounts(each, amount, names),
    ]),
  )
}
const amounts = [
  'Brutto',
  'Formaner',
  'Skatt',
  'Netto',
  'Arbetsgivaravgift',
  'Kostnad',
  'Belopp',
  'Apris',
  'Summa',
  'TillKonto',
  'Kontant',
  'DiffNetto',
]
const constant = (value: Answered) => withAmounts(value, () => 12_345)
const nothing = (names: readonly string[]) => (value: Answered) => withAmounts(value, () => 0, names)
const another = (names: readonly string[], by: number) => (value: Answered) =>
  withAmounts(value, before => Math.round((before + by) * 100) / 100, names)
const twice = (names: readonly string[]) => (value: Answered) => withAmounts(value, before => 2 * before, names)

/** Returns a value with a text in it replaced by another, and the other by it. */
const swapped = (one: string, other: string) => (value: Answered) =>
  JSON.parse(
    JSON.stringify(value).replaceAll(one, '\u0000').replaceAll(other, one).replaceAll('\u0000', other),
  ) as Answered
const replaced = (from: string | RegExp, to: string) => (value: Answered) =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Answered

/** Returns faults of one exchange, by their names. */
const faultsOf = (
  foundBy: string,
  method: string,
  path: RegExp,
  changes: Readonly<Record<string, (data: Answered) => unknown>>,
): readonly Fault[] => Object.entries(changes).map(([name, change]) => spoils(name, foundBy, method, path, change))

const slip = 'GET /payslips/{Period}/{AnstNr}: a payslip'
const ofSlip = faultsOf(slip, 'GET', /^\/payslips\/202611\/1$/, {
  'every amount of a payslip is 12345': constant,
  'nothing is paid': nothing(['Netto']),
  'an öre too much is paid': another(['Netto'], 0.01),
  'the tax of a payslip is another': another(['Skatt'], 100),
  'the row of tax is missing': data => ({ ...data, Rader: data.Rader.slice(0, 1) }),
  'the rows of a payslip lie in another order': data => ({ ...data, Rader: data.Rader.toReversed() }),
  'half of the gross pay is told': withHalf,
  'no contributions are paid': nothing(['Arbetsgivaravgift']),
  'another person’s name is told': replaced('Berg Anna', 'Ek Bo'),
  'quantity and price are swapped': data => ({
    ...data,
    Rader: data.Rader.map((row: Answered) => ({ ...row, Antal: row.Apris, Apris: row.Antal })),
  }),
  'there are benefits in the pay': another(['Formaner'], 1_000),
  'no days of holiday are earned': data => ({
    ...data,
    Saldon: data.Saldon.map((each: Answered) => ({ ...each, Efter: each.Fore })),
  }),
  'days of holiday are earned twice': data => ({
    ...data,
    Saldon: data.Saldon.map((each: Answered) => ({ ...each, Efter: 2 * each.Efter })),
  }),
  'a balance is missing': data => ({ ...data, Saldon: data.Saldon.slice(1) }),
  'a paid payslip may be changed': data => ({ ...data, KanRattas: true }),
})
function withHalf(data: Answered): Answered {
  return { ...data, Brutto: data.Brutto / 2 }
}

const list = 'GET /payslips/{Period}: the payslips of a period'
const isList = /^\/payslips\/202611$/
const ofList = [
  ...faultsOf(list, 'GET', isList, {
    'every amount of a list of payslips is 12345': constant,
    'a list says that nothing is paid': nothing(['Netto']),
    'a list has another’s contributions': data => data.map((each: Answered) => ({ ...each, ...feesOf(data[0]) })),
    'names of a list are swapped': swapped('Berg Anna', 'Ek Bo'),
    'a list says that a payslip is paid': data => data.map((each: Answered) => ({ ...each, Utbetald: true })),
  }),
  ...faultsOf('GET /payslips/{Period}: the payslips that a calculation has made', 'GET', isList, {
    'a list lies in another order': data => data.toReversed(),
    'a calculation makes nothing': () => [],
    'a calculation leaves somebody': data => data.slice(0, 1),
  }),
  ...faultsOf('GET /payslips/{Period}: one with a warning, which another came before', 'GET', isList, {
    'the difference from the period before is doubled': twice(['DiffNetto']),
  }),
]
const feesOf = ({ Arbetsgivaravgift }: Answered) => ({ Arbetsgivaravgift })

const ofPeriods = faultsOf('GET /payslips: a year with payslips in a period', 'GET', /^\/payslips$/, {
  'every amount of the periods is 12345': constant,
  'a period is an öre off': another(['Netto'], 0.01),
  'a period has twice its gross pay': twice(['Brutto']),
  'a period has no contributions': nothing(['Arbetsgivaravgift']),
  'a period has the sums of another': data =>
    data.map((each: Answered, at: number) => ({ ...each, Netto: data[(at + 1) % 12].Netto })),
  'a period is paid on another day': replaced('2026-11-25', '2026-11-26'),
})

const ofCalculations = faultsOf(
  'GET /payslips/{Period}/@/calculation: one that has ended',
  'GET',
  /^\/payslips\/202611\/@\/calculation$/,
  {
    'a calculation never ends': data => data && { ...data, Status: 'INPROGRESS' },
    'a calculation counts too few': data => data && { ...data, Total: 1, Done: 1 },
    'a calculation leaves somebody without a reason': data =>
      data && { ...data, Lamnade: [{ AnstNr: '2', Orsak: 'Okänt.' }] },
  },
)

const ofRows = faultsOf('PUT /payslips/{Period}/{AnstNr}/rows: a row typed', 'PUT', /^\/payslips\/202611\/1\/rows$/, {
  'a typed row has no effect': data => ({
    ...data,
    Rader: data.Rader.filter(({ LonArtNr }: Answered) => LonArtNr !== '1010'),
  }),
  'a typed row is paid twice': data => ({ ...data, Brutto: data.Brutto + 500, Netto: data.Netto + 500 }),
})

const correction = 'POST /payslips/{Period}/{AnstNr}/correction: what a correction would make of a posted payslip'
const correct = /^\/payslips\/202611\/1\/correction$/
const ofCorrections = [
  ...faultsOf(correction, 'POST', correct, {
    'a correction is doubled': data => ({ ...data, Skillnad: twice(amounts)(data.Skillnad) }),
    'a correction has no effect': data => ({ ...data, Efter: data.Fore }),
    'a correction does not change the tax': data => ({ ...data, Skillnad: nothing(['Skatt'])(data.Skillnad) }),
    'the voucher of a correction does not balance': data => ({
      ...data,
      Verifikationer: data.Verifikationer.map((each: Answered) => ({ ...each, Rader: each.Rader.slice(1) })),
    }),
    'the voucher of a correction has another sum': data => ({
      ...data,
      Verifikationer: another(['Summa'], 1)(data.Verifikationer),
    }),
    'another amount than the difference is paid': data => ({
      ...data,
      Betalning: another(['Belopp'], 1)(data.Betalning),
    }),
    'what is declared is corrected twice': data => ({ ...data, Deklarationer: twice(['Efter'])(data.Deklarationer) }),
    'a correction keeps another statement’s number': data => ({
      ...data,
      Deklarationer: another(['Specifikationsnummer'], 1)(data.Deklarationer),
    }),
  }),
  ...faultsOf(
    'POST /payslips/{Period}/{AnstNr}/takeBack: what would be taken back',
    'POST',
    /^\/payslips\/202611\/1\/takeBack$/,
    {
      'what is taken back is paid again': data => ({
        ...data,
        Betalning: { ...data.Betalning, Belopp: -data.Betalning.Belopp },
      }),
      'a payslip taken back keeps its tax': data => ({ ...data, Efter: { ...data.Efter, Skatt: data.Fore.Skatt } }),
    },
  ),
  ...faultsOf(
    'POST /payslips/{Period}/@/correction: what corrections would make of posted payslips',
    'POST',
    /^\/payslips\/202611\/@\/correction$/,
    { 'corrections of many are doubled': data => ({ ...data, Lonebesked: data.Lonebesked.map(withTwice) }) },
  ),
  ...faultsOf('GET /payslips/{Period}/{AnstNr}: a payslip that corrects another', 'GET', /^\/payslips\/202611\/1$/, {
    'the payslip that corrects is of the whole pay': another(['Netto', 'Brutto'], 35_000),
    'a corrected payslip does not tell of the other': data => ({ ...data, Rattelser: data.Rattelser.slice(1) }),
  }),
]
function withTwice(each: Answered): Answered {
  return { ...each, Skillnad: twice(amounts)(each.Skillnad) }
}

const ofTrials = [
  ...faultsOf('POST /payslips/{Period}/@/whatIf: a rise of three percent', 'POST', /^\/payslips\/202611\/@\/whatIf$/, {
    'a what-if has no effect': data => ({ ...data, Rader: data.Rader.map(withoutEffect) }),
    'a what-if is of another rise': data => ({
      ...data,
      Rader: data.Rader.map((row: Answered) => ({ ...row, Efter: another(['Brutto'], 350)(row.Efter) })),
    }),
    'a what-if leaves out the employer’s cost': nothing(['Kostnad']),
    'a what-if is of another person': data => ({
      ...data,
      Rader: data.Rader.map((row: Answered) => ({ ...row, AnstNr: '2' })),
    }),
  }),
  ...faultsOf(
    'POST /payslips/{Period}/{AnstNr}/whatIf: a rise of three percent',
    'POST',
    /^\/payslips\/202611\/1\/whatIf$/,
    { 'a what-if of a person has no effect': withoutEffect },
  ),
  ...faultsOf('POST /salaryCalculation: a salary that is taxed by another column', 'POST', /^\/salaryCalculation$/, {
    'the tax column has no effect': data => ({ ...data, Skatt: 7_134, Netto: 27_866 }),
    'a trial pays nothing': nothing(['Netto']),
    'a trial has no contributions': nothing(['Arbetsgivaravgift']),
    'every amount of a trial is 12345': constant,
  }),
]
function withoutEffect(row: Answered): Answered {
  return { ...row, Efter: row.Fore }
}

const payments = 'GET /payments/{Period}: a payslip that can be paid'
const isPayments = /^\/payments\/202611$/
const ofPayments = [
  ...faultsOf(payments, 'GET', isPayments, {
    'another amount than the net pay is paid': data => ({
      ...data,
      Forslag: { ...data.Forslag, Lonebesked: constant(data.Forslag.Lonebesked) },
    }),
    'whole account numbers are shown': replaced('8327 … 8925', '8327-9 014 725 892-5'),
    'another account is shown': replaced('8327 … 8925', '8327 … 2385'),
    'an öre too much goes to accounts': another(['TillKonto'], 0.01),
    'another person is paid': replaced('Anna Berg', 'Bo Ek'),
    'all is paid in cash': data => ({ ...data, Forslag: { ...data.Forslag, Kontant: data.Netto, TillKonto: 0 } }),
    'nothing is paid in a period': data => ({ ...data, Netto: 0 }),
    'Kronofogden gets something': data => ({ ...data, Forslag: { ...data.Forslag, Utmatning: 1 } }),
  }),
  ...faultsOf('GET /payments/{Period}: an order that the bank has not answered', 'GET', isPayments, {
    'an order is of another amount': data => ({ ...data, Ordrar: another(['TillKonto'], 1)(data.Ordrar) }),
    'an order has another message': replaced('LON-202611-0001', 'LON-202611-0002'),
    'an order is paid at once': replaced('CREATED', 'PAID'),
  }),
  ...faultsOf('POST /forskottutbetalning/order: an advance ordered', 'POST', /^\/forskottutbetalning\/order$/, {
    'an advance is paid without tax': nothing(['Skatt']),
    'an advance pays another amount': another(['Belopp', 'TillKonto'], 1),
  }),
  ...faultsOf('GET /forskottutbetalning: an advance that is ordered, with its tax', 'GET', /^\/forskottutbetalning$/, {
    'the net of an advance is an öre off': another(['Netto'], 0.01),
    'an advance is deducted already': another(['Rest'], 1),
  }),
]

const ofOwn = [
  ...faultsOf('GET /myPayslips/{Period}/{AnstNr}/{Nummer}: a payslip', 'GET', /^\/myPayslips\/202611\/1\/1$/, {
    'every amount of an own payslip is 12345': constant,
    'an own payslip is of the person beside': data => ({
      ...data,
      Brutto: 28_500,
      Rader: data.Rader.map((row: Answered) => (row.LonArtNr === '1000' ? { ...row, Belopp: 28_500 } : row)),
    }),
    'an own payslip is of another span': replaced('2026-11-30', '2026-10-31'),
  }),
  ...faultsOf('GET /myPayslips: a payslip', 'GET', /^\/myPayslips$/, {
    'a list of own payslips says that nothing is paid': nothing(['Netto']),
  }),
  ...faultsOf(
    'GET /payslips/{Period}/{AnstNr}/history: a payslip that has been marked as ready',
    'GET',
    /^\/payslips\/202611\/1\/history$/,
    { 'the history pays nothing': nothing(['Netto']) },
  ),
  ...faultsOf(
    'GET /payslips/{Period}/{AnstNr}/history/{Version}: a payslip before a row was typed, which leaves less than nothing',
    'GET',
    /^\/payslips\/202611\/2\/history\/1$/,
    { 'a payslip as it was is as it is': data => ({ ...data, Da: { ...data.Nu, Nr: data.Da.Nr } }) },
  ),
]

const ofVouchers = [
  ...faultsOf('GET /bokforingsunderlag/{VerId}: a voucher', 'GET', /^\/bokforingsunderlag\/[\da-f-]{36}$/, {
    'a voucher does not balance': data => ({ ...data, Rader: data.Rader.slice(1) }),
    'every amount of a voucher is 12345': constant,
    'debit and credit are swapped': data => ({
      ...data,
      Rader: data.Rader.map((row: Answered) => ({ ...row, Belopp: -row.Belopp })),
    }),
  }),
]

const declared = 'GET /employerDeclaration/{Period}: the declaration of a month'
const ofDeclarations = faultsOf(declared, 'GET', /^\/employerDeclaration\/202610$/, {
  'the declared tax is not that of the statements': data => ({ ...data, Skatt: 12_345 }),
  'the contributions of the main form are others': data => ({
    ...data,
    Huvuduppgift: {
      ...data.Huvuduppgift,
      Falt: data.Huvuduppgift.Falt.map((each: Answered) => (each.Falt === '487' ? { ...each, Belopp: 1 } : each)),
    },
  }),
  'a statement is doubled': data => ({ ...data, Personer: [...data.Personer, ...data.Personer] }),
  'a field is not the sum of its rows': data => ({
    ...data,
    Personer: data.Personer.map((each: Answered) => ({ ...each, Falt: another(['Belopp'], 500)(each.Falt) })),
  }),
  'another month is declared': replaced('202610', '202609'),
  'a statement has another number': another(['Specifikationsnummer'], 1),
})

const ofEmployees = [
  ...faultsOf('GET /perreg/{AnstNr}: an employee, on a day', 'GET', /^\/perreg\/101$/, {
    'the tax column is another': data => ({ ...data, Values: { ...data.Values, SkattKol: '6' } }),
    'the tax column is dropped': data => ({ ...data, Values: { ...data.Values, SkattKol: '' } }),
    'the salary is another': another(['Lon'], 1),
  }),
  ...faultsOf(
    'GET /perreg/{AnstNr}: a person with a protected identity, to an account that may not write',
    'GET',
    /^\/perreg\/2$/,
    {
      'a protected address is shown': data => ({ ...data, Values: { ...data.Values, Adress1: 'Hemliga gatan 7' } }),
      'a protected town is shown': data => ({ ...data, Values: { ...data.Values, PostOrt: 'Umeå' } }),
    },
  ),
]

const latin1 = (bytes: Buffer) => iconv.encode(bytes.toString('utf8'), 'iso-8859-1')
const asUtf8From = (encoding: string) => (bytes: Buffer) => Buffer.from(iconv.decode(bytes, encoding), 'utf8')
/** Returns the fault of a text in a file, whose letters are all of ASCII. */
const says = (from: string | RegExp, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')

/** Returns the fault of a PAXml that says more of its last person. */
const withAddress = (element: string, text: string) => (bytes: Buffer) =>
  Buffer.from(
    bytes.toString('utf8').replace(/<\/person>(?![\s\S]*<\/person>)/, `<${element}>${text}</${element}></person>`),
  )

const filesOf = (foundBy: string, changes: Readonly<Record<string, (bytes: Buffer) => Buffer>>): readonly Fault[] =>
  Object.entries(changes).map(([name, file]) => ({ name, foundBy, file }))

const html = () => Buffer.from('<!doctype html><title>Lönebesked</title>')
const ofFiles = [
  ...filesOf('GET /print/payslips/{Period}: the print', {
    'a print is HTML': html,
    'a print is cut off': bytes => bytes.subarray(0, bytes.length / 2),
    'a print is empty': () => Buffer.alloc(0),
  }),
  ...filesOf('GET /file/myPayslips/{Period}/{AnstNr}/{Nummer}: the payslip', { 'an own payslip is HTML': html }),
  ...filesOf('GET /print/payments/{Period}/{Nr}: the list', { 'a list of payouts is HTML': html }),
  ...filesOf('GET /file/payments/{Period}/{Nr}: the file', {
    'a bank file’s sum is another': says(/<CtrlSum>27866.00/, '<CtrlSum>27867.00'),
    'a bank file pays another amount': says(/(<InstdAmt[^>]*>)27866.00/, '$112345.00'),
    'a bank file pays every amount 12345': says(/27866.00/g, '12345.00'),
    'a bank file pays on another day': says('2026-11-25', '2026-11-27'),
    'a bank file pays another account': says('0147258925', '9001012385'),
    'a bank file is cut off': bytes => bytes.subarray(0, bytes.length - 20),
    'a bank file is JSON': () => Buffer.from('{}'),
  }),
  ...filesOf('GET /file/bokforingsunderlag/{Period}/{Fil}: the file', {
    'vouchers are sent in UTF-8': asUtf8From('cp437'),
    'vouchers are sent in Latin-1': bytes => iconv.encode(iconv.decode(bytes, 'cp437'), 'iso-8859-1'),
    'a sent voucher does not balance': says('-23000.00', '-22999.99'),
    'a sent voucher has another account': says('7210', '7010'),
    'a sent voucher is of another day': says('41 20261125', '41 20261025'),
  }),
  ...filesOf('GET /file/employerDeclaration/{Period}/{Del}: the file', {
    'a declaration is of another month': says(/202610/g, '202609'),
    'a declaration has forms of two months': says('202610', '202609'),
    'a declaration’s tax is not that of the statements': says(/(SummaSkatteavdr[^>]*>)7134/, '$17135'),
    'a declaration is in Latin-1': latin1,
    'a declaration’s contributions are others': says('10997', '10996'),
  }),
  ...filesOf('GET /file/fos/{Nr}: the file', {
    'an enquiry is sent in UTF-8': asUtf8From('iso-8859-1'),
    'an enquiry is of another year': says('2027', '2026'),
  }),
  ...filesOf('GET /file/paxml/employees: the employees', {
    'PAXml is sent in Latin-1': latin1,
    'PAXml drops the tax column': says(/\s*<skattekolumn>.*?<\/skattekolumn>/g, ''),
    'PAXml has another salary': says('35000', '12345'),
  }),
  ...filesOf('GET /file/paxml/employees: the employees, to an account that may not write', {
    'PAXml shows a protected address': withAddress('postadress', 'Hemliga gatan 7'),
    'PAXml shows a protected town': withAddress('ort', 'Umeå'),
    'PAXml leaves a protected person out': says(/<person [^>]*persnr="198506129801"[\s\S]*?<\/person>/, ''),
  }),
  ...filesOf('GET /file/eventHistory: the history', {
    'the history has no byte order mark': bytes => bytes.subarray(3),
    'the history is in Latin-1': latin1,
  }),
  ...filesOf('GET /file/payrollDates: the calendar', {
    'a calendar has no events': () => Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
  }),
]

/** The faults about money, persons and files, one per broken backend. */
export const moneyFaults: readonly Fault[] = [
  ...ofSlip,
  ...ofList,
  ...ofPeriods,
  ...ofCalculations,
  ...ofRows,
  ...ofCorrections,
  ...ofTrials,
  ...ofPayments,
  ...ofOwn,
  ...ofVouchers,
  ...ofDeclarations,
  ...ofEmployees,
  ...ofFiles,
]
