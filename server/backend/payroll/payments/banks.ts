import type { bankFormats } from '#contracts/code-lists/bank-formats.ts'
import type { CodeOf } from '#contracts/code-lists/code-list.ts'

/** The formats that are ISO 20022. */
export type IsoFormat = Extract<CodeOf<typeof bankFormats>, `ISO${string}`>

/**
 * What a bank has in its pain.001 of salaries that others do not. Sources: a payroll vendor's
 * public file writer, which has Nordea's and the common form; Infor's and iware's pages on SEB,
 * Nordea and Swedbank. The banks' own guides were not to be had: lengths and characters are to be
 * confirmed (att bekräfta) with each bank.
 */
export interface Bank {
  /** The day that the file asks for: the pay day, or the bank day before it. */
  readonly executes: 'pay day' | 'bank day before'
  /** What the sender (InitgPty) is known by, when the company has no signer. */
  readonly sender: 'customer number' | 'organisation number'
  /** True when the sender must be a signer: SignerId of Nordea's Corporate Access. */
  readonly needsSigner: boolean
  /** True when the payer (Dbtr) has the customer or agreement number. */
  readonly payerHasNumber: boolean
  /** Instruction priority NORM comes before the service level. */
  readonly hasPriority: boolean
  /** Parties and banks have their country. */
  readonly hasCountry: boolean
  /** The receiver's bank stands in the file also when its account is Swedish. */
  readonly namesDomesticBank: boolean
  /** A number that is no IBAN: with the clearing number, or as SEB's guide has it. */
  readonly accountNumber: 'clearing and account' | 'SEB'
  /** The most characters of a name. To be confirmed: banks cut at 70 or 35. */
  readonly nameLength: number
}

const common: Bank = {
  executes: 'pay day',
  sender: 'customer number',
  needsSigner: false,
  payerHasNumber: false,
  hasPriority: false,
  hasCountry: false,
  namesDomesticBank: true,
  accountNumber: 'clearing and account',
  nameLength: 70,
}

/** The banks by the company's setting BankNamn. */
export const banks: Readonly<Record<IsoFormat, Bank>> = {
  ISO: common,
  ISODAN: common,
  ISOHAN: common,
  ISOLFB: common,
  ISONDA: {
    ...common,
    executes: 'bank day before',
    needsSigner: true,
    payerHasNumber: true,
    hasPriority: true,
    hasCountry: true,
    namesDomesticBank: false,
  },
  ISOSEB: {
    ...common,
    executes: 'bank day before',
    sender: 'organisation number',
    payerHasNumber: true,
    accountNumber: 'SEB',
  },
  // On which of the days Swedbank pays is not known: the pay day, as most banks.
  ISOSWE: common,
}
