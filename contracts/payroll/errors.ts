import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of payroll. */
export const payrollErrors = {
  voucherMissing: apiError('40491', 'Verifikationen finns inte längre.'),
  /** Also the answer for a file that the period does not have. */
  voucherPeriodMissing: apiError('40492', 'Löneperioden finns inte.'),
  payslipMissing: apiError('40481', 'Lönebeskedet finns inte.'),
  payslipVersionMissing: apiError('40499', 'Lönebeskedet har färre händelser.'),
  salaryPeriodMissing: apiError('40482', 'Löneperioden finns inte.'),
  declarationFileMissing: apiError('40497', 'Deklarationen består av färre filer.'),
  /** The installation has no connection to Skatteverket's API. */
  skatteverketMissing: apiError(
    '40998',
    'Avlöna är inte anslutet till Skatteverket här. Hämta filen och lämna den i e-tjänsten.',
  ),
  /** The sign-in at Skatteverket was begun by another, or is used. */
  skatteverketSignInLost: apiError(
    '40999',
    'Inloggningen hos Skatteverket gäller inte längre. Börja om från deklarationen.',
  ),
  skatteverketBusy: apiError('40997', 'Deklarationen skickas redan. Vänta tills det är klart.'),
  /** A payslip that is marked as ready, paid or taken back does not change. */
  payslipFinished: apiError('40986', 'Lönebeskedet är klarmarkerat. Ta bort klarmarkeringen för att ändra det.'),
  salaryPeriodLocked: apiError('40987', 'Löneperioden är låst.'),
  /** It is in the books: another voucher takes it back. */
  voucherSent: apiError('40990', 'Verifikationen är skickad och kan inte ändras. Återför den i stället.'),
  /** One that is not sent is removed, and one is taken back once. */
  voucherNotReversible: apiError('40991', 'Bara en skickad verifikation som inte redan är återförd kan återföras.'),
  /** Its payslips have been posted anew meanwhile. */
  voucherPostedAgain: apiError('40992', 'Lönebeskeden är bokförda på nytt. Ta bort de nya verifikationerna först.'),
  /** The message says what. When it is an account, `fields` has it at the setting. */
  postingIncomplete: apiError('42290', 'Bokföringen saknar uppgifter.'),
  /** The message says why: the format, or that the company does not export. */
  voucherFileRefused: apiError('42291', 'Filen kan inte skapas.'),
  nothingToSend: apiError('42292', 'Det finns inga verifikationer att skicka.'),
  /** Also the answer for a file that an order does not have. */
  paymentMissing: apiError('40493', 'Betalningen finns inte.'),
  /** It has been paid or cancelled. */
  paymentSettled: apiError('40993', 'Betalningen är redan utbetald eller avbruten.'),
  /** A payslip has changed, or another order pays it. The message says which. */
  paymentOutdated: apiError('40994', 'Lönebeskeden har ändrats. Hämta sidan igen.'),
  /** The message says why: a payslip that cannot be paid, or the file. */
  paymentRefused: apiError('42293', 'Betalningen kan inte skapas.'),
  /** The message says why: it can be changed instead, or it has been corrected already. */
  payslipNotCorrectable: apiError(
    '40996',
    'Lönebeskedet är varken utbetalt eller i en låst period. Ändra det, i stället för att rätta det med ett nytt.',
  ),
  /** The period has more payslips than are posted while one waits. */
  vouchersTakeLong: apiError(
    '42297',
    'Verifikationerna tar för lång tid att göra medan du väntar. Begär dem med POST /bokforingsunderlagList/{Period}/jobs.',
  ),
  payslipUnchanged: apiError('42295', 'Rättelsen ändrar ingenting på lönebeskedet.'),
  advanceMissing: apiError('40494', 'Förskottet finns inte.'),
  /** It has been ordered or paid. The message says which. */
  advanceSettled: apiError('40995', 'Förskottet är redan beordrat eller utbetalt.'),
  /** The message says why: the person, the day or the tax. */
  advanceRefused: apiError('42294', 'Förskottet kan inte betalas ut.'),
} as const satisfies Record<string, ApiError>
