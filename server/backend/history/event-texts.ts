import { type FactKind, factKinds } from '#contracts/employees/dated.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import type { HistorySubject } from '#contracts/history/subjects.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { employeeLayout } from '#contracts/person/employee-layout.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { registers } from '#contracts/registers/registers.ts'
import { allRights } from '#contracts/rights/catalogue.ts'
import { rightLabel } from '#contracts/rights/labels.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { userForm } from '#contracts/users/user.form.ts'
import type { SettingChange } from '../settings/change-settings.ts'
import { settingField } from '../settings/company-settings.ts'
import type { EventType } from '../tables/event-types.ts'

type Payload = Readonly<Record<string, unknown>>

/** What a sentence may depend on besides the payload. */
export interface TextContext {
  /** The settings that the reader may read. */
  readonly readable: ReadonlySet<string>
  /** The Swedish date of the event. */
  readonly day: string
}

/** How the events of a type are told. */
export interface EventText {
  readonly subject: HistorySubject
  /** The kind of thing that the event is about. See `thingOf`. */
  readonly about: 'company' | 'account' | 'licence' | 'help' | 'register'
  /** The sentence, in the past tense and without the person. */
  readonly text: (payload: Payload, context: TextContext) => string
  /** What the sentence has no room for. */
  readonly details?: (payload: Payload, context: TextContext) => readonly string[]
}

const said = (subject: HistorySubject, about: EventText['about'], text: string): EventText => ({
  subject,
  about,
  text: () => text,
})

/** Returns a value of a payload as text: payloads are data of the past, and may lack anything. */
const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : Array.isArray(value)
      ? value.map(word).join(', ')
      : ''

const named = (value: unknown): string => (word(value) === '' ? '' : ` ${word(value)}`)

const methods: Readonly<Record<string, string>> = { PASSWORD: 'lösenord', BANKID: 'BankID', SMS: 'SMS-kod' }
const ends: Readonly<Record<string, string>> = {
  SIGNED_OUT: 'Loggade ut',
  IDLE: 'Loggades ut efter inaktivitet',
  REVOKED: 'Sessionen avslutades, eftersom en annan tog vid eller åtkomsten togs tillbaka',
}
const accountFields: Readonly<Record<string, string>> = {
  name: 'namn',
  email: 'e-postadress',
  mobile: 'mobilnummer',
  requiresSms: 'tvåstegsverifiering',
}
const failures: Readonly<Record<string, string>> = {
  CREDENTIALS: 'fel användarnamn eller lösenord',
  BANKID_ENFORCED: 'licensen kräver BankID',
}

/** Tells what an administrator did with an account. `say` gets its login after a space. */
const user = (say: (login: string) => string): EventText => ({
  subject: 'ACCOUNTS',
  about: 'account',
  text: ({ login }) => say(named(login)),
})

/** Tells what was done with a card number. `say` gets the number after a space. */
const card = (say: (number: string) => string): EventText => ({
  subject: 'COMPANY',
  about: 'company',
  text: ({ KortNr }) => say(named(KortNr)),
})

/** Tells what was done with a company car. `say` gets the employee's number after a space. */
const vehicle = (say: (number: string) => string): EventText => ({
  subject: 'REGISTERS',
  about: 'company',
  text: ({ AnstNr, BilModel }) => `${say(named(AnstNr))}${word(BilModel) === '' ? '' : `: ${word(BilModel)}`}`,
})

/** Tells what was done with payslips of a period. `say` gets how many: 'lönebesked 101' of one. */
const payslips = (say: (which: string) => string): EventText => ({
  subject: 'PAYROLL',
  about: 'company',
  text: ({ persons, period }) => {
    const numbers = Array.isArray(persons) ? persons : []
    const which =
      numbers.length === 1 ? `lönebeskedet för anställd ${word(numbers[0])}` : `${numbers.length} lönebesked`
    return `${say(which)} i löneperiod${named(period)}`
  },
})

/** Tells what was done with a key for another program. `say` gets its name after a space. */
const integration = (say: (name: string) => string): EventText => ({
  subject: 'RIGHTS',
  about: 'licence',
  text: ({ Namn }) => say(named(Namn)),
})

/** Tells what was done with a rights group. `say` gets its name after a space. */
const group = (say: (name: string) => string): EventText => ({
  subject: 'RIGHTS',
  about: 'licence',
  text: ({ name }) => say(named(name)),
})

/** Tells what was done with an item of a register: 'Ändrade avdelningen 10 Butik'. */
const item = (act: string): EventText => ({
  subject: 'REGISTERS',
  about: 'register',
  text: ({ register, key, name }) =>
    `${act} ${registerNamed(register)?.definite ?? 'posten'}${named(key)}${named(name)}`,
  details: ({ register, fields }) =>
    (Array.isArray(fields) ? fields : []).map(field => {
      const label = registerNamed(register)?.model.fields[word(field)]?.label
      return `Ändrade ${typeof label === 'string' ? label : word(field)}`
    }),
})

const registerNamed = (name: unknown) =>
  Object.hasOwn(registers, word(name)) ? registers[word(name) as RegisterName] : undefined

/** Tells what was done with an employee. `say` gets the number after a space. */
const ofDeclaration = (what: string): EventText => ({
  subject: 'COMPANY',
  about: 'company',
  text: ({ period }) => `Arbetsgivardeklarationen för${named(period)} ${what}`,
})
const employee = (say: (number: string) => string): EventText => ({
  subject: 'REGISTERS',
  about: 'register',
  text: ({ key }) => say(named(key)),
})
const anyEmployee = employeeForm.defaults('2020-01-01')
const factLabel = (kind: unknown): string =>
  Object.hasOwn(factKinds, word(kind)) ? factKinds[word(kind) as FactKind].label : word(kind)

/** Tells what was done with a payment order of a salary period: 'Avbröt betalning 1 …'. */
const payments = (act: string): EventText => ({
  subject: 'PAYROLL',
  about: 'company',
  text: ({ period, number }) => `${act} betalning${named(number)} i löneperiod${named(period)}`,
})

/** Tells what was done with advances on pay: 'Registrerade förskott till anställd 101'. */
const advances = (act: string): EventText => ({
  subject: 'PAYROLL',
  about: 'company',
  text: ({ persons, count }) =>
    word(count) === '1' && Array.isArray(persons)
      ? `${act} förskott till anställd ${word(persons[0])}`
      : `${act} ${word(count)} förskott`,
})

/** Tells what was done with vouchers of a salary period: 'Skapade 2 verifikationer för 202611'. */
const vouchers = (act: string): EventText => ({
  subject: 'PAYROLL',
  about: 'company',
  text: ({ period, count }) =>
    `${act} ${word(count) === '1' ? 'en verifikation' : `${word(count)} verifikationer`} för löneperioden${named(period)}`,
})

/** Returns the rights of a list in Swedish. */
const rightsIn = (list: unknown): readonly string[] =>
  allRights.filter(right => Array.isArray(list) && list.includes(right)).map(rightLabel)

/** Returns the label of a field of a user in a sentence, or the name that has none. */
function userField(name: unknown): string {
  const label = Object.hasOwn(userForm.fields, word(name))
    ? userForm.fields[word(name) as keyof typeof userForm.fields].label
    : undefined
  return typeof label === 'string' ? label.toLocaleLowerCase('sv') : word(name)
}

/** The most changes that a sentence names. The rest are details. */
const maxNamed = 2

const changesOf = (payload: Payload): readonly (readonly [string, SettingChange])[] =>
  Object.entries((payload.changes ?? {}) as Record<string, SettingChange>)

const anyForm = companySettings.defaults('2020-01-01')

function shown(name: string, value: SettingChange['from'], day: string): string {
  const field = settingField(name)
  if (!field || value === undefined) return '(visas inte)'
  return shownValue(field, field.format(day).read(value), anyForm, day) || '–'
}

/** Returns the changes that the reader may read, as `Bankgiro från – till 123-4567`. */
const readableChanges = (payload: Payload, { readable, day }: TextContext): readonly string[] =>
  changesOf(payload)
    .filter(([name]) => readable.has(name) && settingField(name) !== undefined)
    .map(
      ([name, { from, to }]) =>
        `${companySettingsLayout.nameOf(anyForm, name)} från ${shown(name, from, day)} till ${shown(name, to, day)}`,
    )

const settings: EventText = {
  subject: 'SETTINGS',
  about: 'company',
  text(payload, context) {
    const all = changesOf(payload)
    const lines = readableChanges(payload, context)
    if (all.length === 0) return 'Sparade företagsinställningarna'
    if (lines.length === 0) return `Ändrade ${all.length} av företagsinställningarna, som du inte får läsa`
    const more = all.length - Math.min(lines.length, maxNamed)
    const first = lines.slice(0, maxNamed).join(', ')
    return `Ändrade ${first}${more > 0 ? ` och ${more} till` : ''} i företagsinställningarna`
  },
  details: (payload, context) => {
    const lines = readableChanges(payload, context)
    return lines.length > maxNamed ? lines : []
  },
}

/** The sentences of all events, by type. A type without one does not compile. */
export const eventTexts: Readonly<Record<EventType, EventText>> = {
  'account.changed': {
    subject: 'ACCOUNTS',
    about: 'account',
    text: ({ fields }) =>
      `Ändrade ${(Array.isArray(fields) ? fields : []).map(one => accountFields[word(one)] ?? word(one)).join(', ') || 'uppgifter'} i sina kontouppgifter`,
  },
  'account.lockedOut': {
    subject: 'SIGN_IN',
    about: 'account',
    text: ({ login }) => `Kontot${named(login)} spärrades efter för många felaktiga lösenord`,
  },
  'account.passwordChanged': said('ACCOUNTS', 'account', 'Bytte lösenord'),
  'card-number.changed': card(number => `Ändrade kortnumret${number}`),
  'card-number.created': card(number => `Lade upp kortnumret${number}`),
  'card-number.removed': card(number => `Tog bort kortnumret${number}`),
  'client.pictureChanged': employee(number => `Ändrade bilden på ${registers.clients.definite}${number}`),
  'company.archived': said('COMPANY', 'company', 'Arkiverade företaget'),
  'company.changed': settings,
  'company.cloned': {
    subject: 'COMPANY',
    about: 'company',
    text: ({ from }) => `Skapade företaget som en kopia av${named(from) || ' ett annat företag'}`,
  },
  'company.copied': said('COPIES', 'company', 'Skickade en kopia av företaget till supporten'),
  'company.created': {
    subject: 'COMPANY',
    about: 'company',
    text: ({ FtgId, Year }) =>
      `Skapade företaget${named(FtgId)}${word(Year) === '' ? '' : ` med löneår ${word(Year)}`}`,
  },
  'company.recorded': said('COMPANY', 'company', 'Företagets uppgifter antecknades som de då var'),
  'company.removed': {
    subject: 'COMPANY',
    about: 'company',
    text: ({ name, ftgId }) => `Tog bort företaget${named(name)}${word(ftgId) === '' ? '' : ` (${word(ftgId)})`}`,
  },
  'company.restored': {
    subject: 'COMPANY',
    about: 'company',
    text: ({ from }) => `Läste in företaget från kopian${named(from)}`,
  },
  'company.unarchived': said('COMPANY', 'company', 'Tog tillbaka företaget från arkivet'),
  'company-copy.deleted': {
    subject: 'COPIES',
    about: 'licence',
    text: ({ name }) => `Tog bort kopian${named(name)}`,
  },
  'declaration.exported': {
    subject: 'COMPANY',
    about: 'company',
    text: ({ period, number }) =>
      `Hämtade filen med arbetsgivardeklarationen för${named(period)}${Number(number) > 1 ? `, för${named(number)}:e gången` : ''}`,
  },
  'declaration.filed': ofDeclaration('är inlämnad'),
  'declaration.noticed': {
    subject: 'COMPANY',
    about: 'company',
    text: ({ period, kind, count }) =>
      `Meddelade${named(count)} konton att arbetsgivardeklarationen för${named(period)} ${kind === 'DUE' ? 'snart ska lämnas in' : 'är redo att granskas'}`,
  },
  'declaration.refused': ofDeclaration('avvisades av Skatteverkets kontroll'),
  'declaration.removed': ofDeclaration('togs bort hos Skatteverket, där den var ett utkast'),
  'declaration.reopened': ofDeclaration('öppnades för en rättelse'),
  'declaration.sent': ofDeclaration('skickades till Skatteverket, och väntar på underskrift'),
  'demo-account.requested': said('LICENCE', 'licence', 'Någon bad om ett demokonto'),
  'employee.absenceAdded': employee(number => `Lade upp en frånvaro för anställd${number}`),
  'employee.absenceChanged': employee(number => `Ändrade en frånvaro för anställd${number}`),
  'employee.absenceRemoved': employee(number => `Tog bort en frånvaro för anställd${number}`),
  'employee.certified': employee(number => `Gjorde ett arbetsgivarintyg för anställd${number}`),
  'employee.changed': {
    subject: 'REGISTERS',
    about: 'register',
    text: ({ key, from }) => `Ändrade anställd${named(key)}${from === undefined ? '' : ` från${named(from)}`}`,
    details: ({ fields }) =>
      (Array.isArray(fields) ? fields : []).map(field => `Ändrade ${employeeLayout.nameOf(anyEmployee, word(field))}`),
  },
  'employee.created': employee(number => `Lade upp anställd${number}`),
  'employee.documentAdded': employee(number => `Lade till ett dokument för anställd${number}`),
  'employee.documentChanged': employee(number => `Ändrade titel eller datum på ett dokument för anställd${number}`),
  'employee.documentRemoved': employee(number => `Tog bort ett dokument för anställd${number}`),
  'employee.factRemoved': {
    subject: 'REGISTERS',
    about: 'register',
    text: ({ key, kind, from }) =>
      `Tog bort ändringen av ${factLabel(kind).toLocaleLowerCase('sv')} från${named(from)} för anställd${named(key)}`,
  },
  'employee.pictureChanged': employee(number => `Ändrade bilden på anställd${number}`),
  'employee.removed': employee(number => `Tog bort anställd${number}`),
  'employee.renumbered': {
    subject: 'REGISTERS',
    about: 'register',
    text: ({ key, before }) => `Bytte anställningsnummer från${named(before)} till${named(key)}`,
  },
  'fos.answered': {
    subject: 'REGISTERS',
    about: 'company',
    text: ({ fileName, changed }) =>
      `Tog emot svaret på en förfrågan om skatteavdrag ur filen${named(fileName)}: ${word(changed)} ändrade`,
  },
  'fos.asked': {
    subject: 'REGISTERS',
    about: 'company',
    text: ({ number, year, employees }) =>
      `Gjorde förfrågan${named(number)} om skatteavdrag${named(year)} för ${Array.isArray(employees) ? employees.length : 0} anställda`,
    details: ({ employees }) => [`Anställda: ${word(employees)}`],
  },
  'help-text.saved': { subject: 'LICENCE', about: 'help', text: ({ id }) => `Ändrade hjälptexten${named(id)}` },
  'history.broken': {
    subject: 'HISTORY',
    about: 'licence',
    text: ({ breaks }) => `Nattens kontroll fann ${word(breaks)} fel i behandlingshistoriken`,
  },
  'history.verified': {
    subject: 'HISTORY',
    about: 'licence',
    text: ({ events, breaks }) =>
      `Kontrollerade behandlingshistoriken: ${word(events)} händelser, ${breaks === 0 ? 'inga fel' : `${word(breaks)} fel`}`,
  },
  'import.removed': {
    subject: 'REGISTERS',
    about: 'company',
    text: ({ fileName }) => `Tog bort importen av filen${named(fileName)}`,
  },
  'import.stored': {
    subject: 'REGISTERS',
    about: 'company',
    text: ({ fileName, definition, added, changed }) =>
      `Importerade filen${named(fileName)} med${named(definition)}: ${word(added)} nya, ${word(changed)} ändrade`,
  },
  'integration.changed': integration(name => `Ändrade integrationen${name}`),
  'integration.created': integration(name => `Skapade integrationen${name}`),
  'integration.revoked': integration(name => `Återkallade integrationen${name}`),
  'integration.rotated': integration(name => `Bytte nyckel för integrationen${name}`),
  'licence.supplemented': said(
    'LICENCE',
    'licence',
    'Lade in standardinnehåll i de register som var tomma i företagen',
  ),
  'message.archived': said('MESSAGES', 'account', 'Arkiverade ett meddelande'),
  'message.read': said('MESSAGES', 'account', 'Läste ett meddelande'),
  'message.received': {
    subject: 'MESSAGES',
    about: 'account',
    text: ({ login }) => `Skickade ett meddelande till${named(login)}`,
  },
  'message.restored': said('MESSAGES', 'account', 'Hämtade tillbaka ett meddelande ur arkivet'),
  'message.unread': said('MESSAGES', 'account', 'Märkte ett meddelande som oläst'),
  'network.lockedOut': said(
    'SIGN_IN',
    'licence',
    'Inloggning från ett nätverk spärrades efter felaktiga lösenord till flera konton',
  ),
  'notification.created': { subject: 'MESSAGES', about: 'account', text: ({ login }) => `Notis till${named(login)}` },
  'notification.read': said('MESSAGES', 'account', 'Läste sina notiser'),
  'portal.changed': {
    subject: 'LICENCE',
    about: 'licence',
    text: ({ EnableDVSupport }) =>
      EnableDVSupport === undefined
        ? 'Ändrade portalens inställningar'
        : EnableDVSupport
          ? 'Tillät supporten att logga in'
          : 'Slutade tillåta supporten att logga in',
  },
  'register.changed': item('Ändrade'),
  'register.created': item('Lade upp'),
  'register.filled': {
    subject: 'REGISTERS',
    about: 'register',
    text: ({ register, key, name }) =>
      `Lade in standardinnehåll i ${registerNamed(register)?.title ?? 'registret'}${word(key) === '' ? '' : `:${named(key)}${named(name)}`}`,
  },
  'register.removed': item('Tog bort'),
  'register.renumbered': {
    subject: 'REGISTERS',
    about: 'register',
    text: ({ register, key, before }) =>
      `Bytte nummer på ${registerNamed(register)?.definite ?? 'posten'}${named(before)} till${named(key)}`,
  },
  'rights-group.changed': {
    subject: 'RIGHTS',
    about: 'licence',
    text: ({ group, name, login }) =>
      `Ändrade rättigheter${word(group) === '' ? '' : ` i gruppen ${word(name) || word(group)}`}${word(login) === '' ? '' : ` för ${word(login)}`}`,
    details: ({ added, removed }) => [
      ...rightsIn(added).map(right => `Gav ${right}`),
      ...rightsIn(removed).map(right => `Tog bort ${right}`),
    ],
  },
  'rights-group.created': group(name => `Skapade behörighetsgruppen${name}`),
  'rights-group.removed': group(name => `Tog bort behörighetsgruppen${name}`),
  'rights-group.renamed': {
    subject: 'RIGHTS',
    about: 'licence',
    text: ({ before, name }) => `Bytte namn på behörighetsgruppen${named(before)} till${named(name)}`,
  },
  'salary-year.created': { subject: 'YEARS', about: 'company', text: ({ year }) => `Skapade löneår${named(year)}` },
  'salary-years.purged': { subject: 'YEARS', about: 'company', text: ({ years }) => `Rensade löneår${named(years)}` },
  'session.ended': {
    subject: 'SIGN_IN',
    about: 'account',
    text: ({ reason }) => ends[word(reason)] ?? 'Sessionen avslutades',
  },
  'session.started': {
    subject: 'SIGN_IN',
    about: 'account',
    text: ({ method, supportOf }) =>
      supportOf === undefined
        ? `Loggade in${methods[word(method)] === undefined ? '' : ` med ${methods[word(method)]}`}`
        : `Supporten (${word(supportOf)}) loggade in`,
  },
  'signIn.failed': {
    subject: 'SIGN_IN',
    about: 'account',
    text: ({ reason }) => `Misslyckad inloggning: ${failures[word(reason)] ?? 'nekad'}`,
  },
  'smsCode.notSent': said('SIGN_IN', 'account', 'En SMS-kod kunde inte skickas'),
  'smsCode.refused': said('SIGN_IN', 'account', 'Angav fel SMS-kod'),
  'smsCode.sent': said('SIGN_IN', 'account', 'Fick en SMS-kod'),
  'smsCode.verified': said('SIGN_IN', 'account', 'Bekräftade sig med SMS-kod'),
  'user.blocked': user(login => `Spärrade användaren${login}`),
  'user.changed': {
    subject: 'ACCOUNTS',
    about: 'account',
    text: ({ login, fields }) =>
      `Ändrade ${(Array.isArray(fields) ? fields : []).map(userField).join(', ') || 'uppgifter'} för användaren${named(login)}`,
  },
  'user.created': user(login => `Lade upp användaren${login}`),
  'user.invited': user(login => `Bjöd in användaren${login}`),
  'user.numberConfirmed': {
    subject: 'ACCOUNTS',
    about: 'account',
    text: ({ login, by }) =>
      by === 'BANKID'
        ? 'Bekräftade sitt personnummer med BankID'
        : `Bekräftade personnumret för användaren${named(login)}`,
  },
  'user.passwordSet': {
    subject: 'ACCOUNTS',
    about: 'account',
    text: ({ kind }) =>
      kind === 'INVITE' ? 'Valde sitt första lösenord' : 'Valde ett nytt lösenord efter återställning',
  },
  'user.removed': user(login => `Tog bort användaren${login}`),
  'user.resetBegun': user(login => `Återställde lösenordet för användaren${login}`),
  'user.unblocked': user(login => `Hävde spärren för användaren${login}`),
  'advances.ordered': advances('Beordrade utbetalning av'),
  'advances.registered': advances('Registrerade'),
  'advances.takenBack': advances('Tog tillbaka'),
  'payments.cancelled': payments('Avbröt'),
  'payments.fetched': payments('Hämtade bankfilen för'),
  'payments.ordered': payments('Skapade'),
  'payslips.attested': payslips(which => `Attesterade ${which}`),
  'payslips.attestWithdrawn': payslips(which => `Tog bort attesten av ${which}`),
  'payslips.calculated': {
    subject: 'PAYROLL',
    about: 'company',
    text: ({ period, stored }) => `Beräknade ${word(stored)} lönebesked i löneperiod${named(period)}`,
  },
  'payslips.changed': payslips(which => `Ändrade rader på ${which}`),
  'payslips.corrected': payslips(which => `Rättade ${which}`),
  'payslips.delivered': {
    subject: 'PAYROLL',
    about: 'company',
    text: ({ period, sent, otherwise, failed }) =>
      `Skickade ${word(sent)} lönebesked i löneperiod${named(period)}. ${word(otherwise)} lämnas på annat sätt, och ${word(failed)} kunde inte skickas`,
  },
  'payslips.markedReady': payslips(which => `Klarmarkerade ${which}`),
  'payslips.paid': payslips(which => `Markerade utbetalning av ${which}`),
  'payslips.printed': payslips(which => `Skrev ut ${which}`),
  'payslips.published': payslips(which => `Publicerade ${which}`),
  'payslips.remedied': payslips(which => `Skickade om ${which}, eller valde papper,`),
  'payslips.reopened': payslips(which => `Tog bort klarmarkeringen av ${which}`),
  'payslips.takenBack': payslips(which => `Återförde ${which}`),
  'payslips.unpublished': payslips(which => `Tog tillbaka publiceringen av ${which}`),
  'vehicle.changed': vehicle(number => `Ändrade förmånsbilen för anställd${number}`),
  'vehicle.created': vehicle(number => `Lade upp en förmånsbil för anställd${number}`),
  'vehicle.removed': vehicle(number => `Tog bort förmånsbilen för anställd${number}`),
  'vehicle-benefits.calculated': {
    subject: 'REGISTERS',
    about: 'company',
    text: ({ year, vehicles }) =>
      `Beräknade bilförmånen${named(year)} för ${word(vehicles)} ${word(vehicles) === '1' ? 'bil' : 'bilar'}`,
  },
  'voucher.changed': vouchers('Ändrade'),
  'voucher.made': vouchers('Skapade'),
  'voucher.removed': vouchers('Tog bort'),
  'voucher.reversed': vouchers('Återförde'),
  'voucher.sent': vouchers('Skickade'),
}
