import { XMLBuilder } from 'fast-xml-parser'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../../engine/money.ts'
import { compare } from '../finished-payslip.ts'
import type { Company } from '../vouchers/company.ts'
import { bankText } from './bank-text.ts'
import type { Bank } from './banks.ts'
import type { Payment } from './payment.ts'
import { bicOfIban, type SwedishAccount, sebNumber, swedishAccount } from './swedish-account.ts'

/** The versions of customer credit transfer initiation that are written. */
export type Pain001Version = '03' | '09'

/** What a file is, beside its payments. */
export interface Message {
  /** MsgId: unique among the company's files, at most 30 characters. */
  readonly id: string
  /** Swedish time: YYYY-MM-DDTHH:MM:SS. */
  readonly createdAt: string
  readonly version: Pain001Version
}

/** Payments of one day and kind, which the account is debited for as one sum. */
interface Batch {
  readonly date: IsoDate
  readonly isPay: boolean
  readonly isDomestic: boolean
  readonly payments: readonly Payment[]
}

type Xml = Readonly<Record<string, unknown>>

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

/**
 * Returns a pain.001 file with payments, in the order of the schema's elements.
 *
 * @param dateOf the day that the bank is asked to make a payment on
 */
export function pain001(
  company: Company,
  bank: Bank,
  message: Message,
  payments: readonly Payment[],
  dateOf: (payment: Payment) => IsoDate,
): string {
  const batches = batchesOf(payments, dateOf)
  const content: string = builder.build({
    Document: {
      '@xmlns': `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${message.version}`,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: message.id,
          CreDtTm: message.createdAt,
          ...countOf(payments),
          InitgPty: { Nm: companyName(company, bank), ...senderOf(company, bank) },
        },
        PmtInf: batches.map((batch, at) => batchOf(company, bank, message, batch, at + 1)),
      },
    },
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`
}

/** Returns the batches in the order of their days, salaries before others. */
function batchesOf(payments: readonly Payment[], dateOf: (payment: Payment) => IsoDate): readonly Batch[] {
  const isPay = ({ purpose }: Payment) => purpose !== 'garnishment'
  const isDomestic = ({ destination }: Payment) => destination.kind !== 'foreign'
  const keyOf = (each: Payment) => [dateOf(each), isPay(each) ? 'a' : 'b', isDomestic(each) ? 'a' : 'b'].join(' ')
  return [...Map.groupBy(payments, keyOf)]
    .toSorted(([a], [b]) => compare(a, b))
    .flatMap(([, same]) => {
      const [first] = same
      return first ? [{ date: dateOf(first), isPay: isPay(first), isDomestic: isDomestic(first), payments: same }] : []
    })
}

/** Returns an amount in kronor with a decimal point. */
const kronor = (amount: Ore): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

const countOf = (payments: readonly Payment[]): Xml => ({
  NbOfTxs: String(payments.length),
  CtrlSum: kronor(payments.reduce((sum, { amount }) => sum + amount, 0)),
})

const companyName = ({ Namn }: Company, bank: Bank): string => bankText(Namn, bank.nameLength)

/** Returns an organisation's identification, with the code of its scheme when it has one. */
const organisation = (id: string, scheme?: 'CUST' | 'BANK'): Xml => ({
  Id: { OrgId: { Othr: { Id: id, ...(scheme && { SchmeNm: { Cd: scheme } }) } } },
})

const schemeOf = ({ BankIsoKundIDCust }: Company) => (BankIsoKundIDCust ? 'CUST' : 'BANK')

function senderOf(company: Company, { sender }: Bank): Xml {
  const { BankIsoSigner, BankIsoSignerCust, BankKundId } = company
  if (BankIsoSigner !== '') return organisation(BankIsoSigner, BankIsoSignerCust ? 'CUST' : undefined)
  if (sender === 'organisation number') return organisation(tenDigits(company))
  return BankKundId === '' ? {} : organisation(BankKundId, schemeOf(company))
}

/** Returns the organisation number without the century that the setting has before it. */
const tenDigits = ({ Orgnr }: Company): string => Orgnr.replace(/\D/g, '').slice(-10)

const country = (bank: Bank): Xml => (bank.hasCountry ? { PstlAdr: { Ctry: 'SE' } } : {})

/** Returns a bank by its BIC, or by the clearing number. */
function agent(version: Pain001Version, bic: string, clearing: string, bank: Bank): Xml {
  const bicName = version === '03' ? 'BIC' : 'BICFI'
  const byClearing = { ClrSysMmbId: { ClrSysId: { Cd: 'SESBA' }, MmbId: clearing.slice(0, 4) } }
  return { FinInstnId: { ...(bic === '' ? byClearing : { [bicName]: bic }), ...country(bank) } }
}

function batchOf(company: Company, bank: Bank, message: Message, batch: Batch, number: number): Xml {
  const { date, isPay, isDomestic, payments } = batch
  const from = debitAccount(company)
  return {
    PmtInfId: `${message.id}-${number}`,
    PmtMtd: 'TRF',
    // One debit a batch, so that single salaries do not stand on the statement.
    BtchBookg: 'true',
    ...countOf(payments),
    PmtTpInf: {
      ...(bank.hasPriority && { InstrPrty: 'NORM' }),
      ...(isDomestic && { SvcLvl: { Cd: 'NURG' } }),
      CtgyPurp: { Cd: isPay ? 'SALA' : 'SUPP' },
    },
    ReqdExctnDt: message.version === '03' ? date : { Dt: date },
    Dbtr: {
      Nm: companyName(company, bank),
      ...country(bank),
      ...(bank.payerHasNumber && organisation(company.BankKundId, schemeOf(company))),
    },
    DbtrAcct: { Id: from.iban === null ? bban(from.clearing + from.account) : { IBAN: from.iban }, Ccy: 'SEK' },
    DbtrAgt: agent(message.version, from.bic, from.clearing, bank),
    ...(!isDomestic && { ChrgBr: 'SHAR' }),
    CdtTrfTxInf: payments.map(payment => transfer(bank, message.version, payment)),
  }
}

/** The account that is debited, and its bank: by IBAN and BIC where the company has them. */
export function debitAccount({ BankIBAN, BankBIC, BankClearNr, BankKonto }: Company): SwedishAccount {
  const typed = BankIBAN.replace(/\s/g, '').toUpperCase()
  const national = swedishAccount(BankClearNr, BankKonto)
  const iban = typed === '' ? national.iban : typed
  const known = typed === '' ? national.bic : bicOfIban(typed)
  return { ...national, iban, bic: BankBIC.trim().toUpperCase() || known }
}

const bban = (number: string): Xml => ({ Othr: { Id: number, SchmeNm: { Cd: 'BBAN' } } })

function transfer(bank: Bank, version: Pain001Version, { id, amount, name, destination, reference }: Payment): Xml {
  const { toBank, account } = creditorOf(bank, version, destination)
  return {
    PmtId: { EndToEndId: id },
    Amt: { InstdAmt: { '@Ccy': 'SEK', '#text': kronor(amount) } },
    ...(toBank && { CdtrAgt: toBank }),
    Cdtr: { Nm: bankText(name, bank.nameLength), ...(destination.kind === 'foreign' ? {} : country(bank)) },
    CdtrAcct: { Id: account },
    ...(reference !== '' && { RmtInf: { Ustrd: bankText(reference, 140) } }),
  }
}

function creditorOf(
  bank: Bank,
  version: Pain001Version,
  to: Payment['destination'],
): { readonly toBank?: Xml; readonly account: Xml } {
  switch (to.kind) {
    case 'foreign':
      return { toBank: agent(version, to.bic, '', { ...bank, hasCountry: false }), account: { IBAN: to.iban } }
    case 'bankgiro':
      return { account: { Othr: { Id: to.number, SchmeNm: { Prtry: 'BGNR' } } } }
    default: {
      const number = bank.accountNumber === 'SEB' ? sebNumber(to) : to.clearing + to.account
      const account = to.iban === null ? bban(number) : { IBAN: to.iban }
      const bic = to.iban === null ? '' : to.bic
      return bank.namesDomesticBank ? { toBank: agent(version, bic, to.clearing, bank), account } : { account }
    }
  }
}
