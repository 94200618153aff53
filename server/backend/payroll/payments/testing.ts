import type { Company } from '../vouchers/company.ts'
import { companyWith } from '../vouchers/testing.ts'
import type { Payee, PaymentBasis } from './payments-of.ts'

/** A company that pays by the common form of ISO 20022. */
export const payer = (changes: Partial<Company> = {}): Company =>
  companyWith({
    KopplaBank: true,
    BankNamn: 'ISO',
    Orgnr: '165560360793',
    BankIBAN: 'SE35 5000 0000 0549 1000 0003',
    BankKundId: '1234567890',
    BankIsoSigner: '',
    ...changes,
  })

const noAccounts = {
  ClearNr: '',
  KontoNr: '',
  ClearNr2: '',
  KontoNr2: '',
  Andel2: 0,
  ClearNr3: '',
  KontoNr3: '',
  Andel3: 0,
  UtlIBAN: '',
  UtlBIC: '',
}

/** A person that is paid to an account in Handelsbanken, and what differs. */
export const payeeWith = (person: string, changes: Partial<Payee> = {}): Payee => ({
  person,
  name: 'Åsa Öberg',
  UtbetSatt: 'BNK' as const,
  ...noAccounts,
  ClearNr: '6114',
  KontoNr: '517182351',
  ...changes,
})

/** A basis without anything to pay, and what differs. */
export const paymentBasis = (changes: Partial<PaymentBasis> = {}): PaymentBasis => ({
  company: payer(),
  payees: [payeeWith('1001'), payeeWith('1002')],
  payslips: [],
  advances: [],
  garnishments: [],
  earlier: [],
  ...changes,
})
