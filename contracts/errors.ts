import { pictureMessages } from './companies/picture-file.rules.ts'

/**
 * An error that a backend answers with. `status` is the HTTP status. `dvCode` begins with the
 * status. `message` is shown to the user. While logged in, a 401, or a 403 with a dvCode that does
 * not begin with 403, ends the session (first document §4, §8).
 */
export interface ApiError {
  readonly status: number
  readonly dvCode: string
  readonly message: string
}

const error = (dvCode: string, message: string): ApiError => ({ status: Number(dvCode.slice(0, 3)), dvCode, message })

/** The error catalogue, by name. Each error has a `dvCode` and a Swedish message. */
export const errors = {
  invalidRequest: error('40000', 'Begäran kunde inte läsas. Kontrollera uppgifterna och försök igen.'),
  /**
   * The same error for an unknown login and a wrong password, so that logins cannot be guessed
   * (facts/security.md).
   */
  wrongCredentials: error('40100', 'Fel användarnamn eller lösenord.'),
  noSession: error('40101', 'Din session i programmet har upphört, vänligen logga in på nytt.'),
  /** The session ended by inactivity. Every call gets this answer until the cookie is removed. */
  sessionIdle: error('40102', 'Du har loggats ut på grund av inaktivitet.'),
  /** The key of a program is unknown, has been replaced or revoked, or has expired. */
  keyRefused: error('40120', 'Nyckeln är okänd, utbytt, återkallad eller har gått ut.'),
  markerMissing: error('40301', 'Anropet saknar märkning och har avvisats.'),
  bankIdEnforced: error('40302', 'Licensen kräver inloggning med BankID.'),
  rightMissing: error('40303', 'Du saknar behörighet till den här uppgiften.'),
  smsCodeWrong: error('40304', 'Fel verifieringskod. Kontrollera koden i ditt SMS och försök igen.'),
  /** Also the answer when no code has been requested. */
  smsCodeExpired: error('40305', 'Verifieringskoden har gått ut. Begär en ny kod.'),
  smsCodeUsed: error('40306', 'Verifieringskoden är redan använd. Begär en ny kod.'),
  mobileMissing: error('40307', 'Det finns inget mobilnummer på ditt användarkonto. Kontakta er administratör.'),
  /** The call needs a recent confirmation of the user's identity, by POST /myAccount/confirm. */
  confirmationMissing: error('40322', 'Bekräfta vem du är för att fortsätta.'),
  /** Also the answer for a licence that does not exist. */
  supportNotAllowed: error('40323', 'Licensen tillåter inte supportinloggning.'),
  /** The call is for people: the key of a program does not open it. */
  integrationRefused: error('40350', 'Anropet är bara för inloggade användare. En integration kan inte göra det.'),
  /** The answer names some of the rights. */
  rightsGroupExceeds: error('40340', 'Du kan inte ge en grupp behörigheter som du själv saknar.'),
  /** Not a 401, so that a mistyped password does not end the session. */
  currentPasswordWrong: error('40320', 'Nuvarande lösenord stämmer inte.'),
  currentPasswordMissing: error('40321', 'Ange ditt nuvarande lösenord för att spara ändringen.'),
  /** Also the answer when the account does not exist. */
  recipientRefused: error('40310', 'Du kan inte skriva till alla valda mottagare. Välj mottagarna på nytt.'),
  /**
   * Sent by backends that distinguish unknown logins. The client marks the same fields as for
   * 40100.
   */
  unknownLogin: error('40400', 'Fel användarnamn eller lösenord.'),
  companyMissing: error('40401', 'Företaget finns inte.'),
  rightsGroupMissing: error('40402', 'Behörighetsgruppen finns inte.'),
  /** Also the answer when the message belongs to another account. */
  messageMissing: error('40411', 'Meddelandet finns inte.'),
  /**
   * Also the answer when the account has no access to the licence's copies, or the copy has been
   * deleted.
   */
  copyMissing: error('40421', 'Kopian finns inte längre. Välj en annan i listan.'),
  /** Also the answer when the job belongs to another account or is of another kind. */
  companyJobMissing: error('40422', 'Begäran finns inte längre.'),
  /** Also the answer when the account is outside what the caller sees. */
  userMissing: error('40450', 'Användaren finns inte.'),
  /** Also the answer for a link that is used, replaced or too old. */
  invitationGone: error('40451', 'Länken gäller inte längre. Be er administratör om en ny.'),
  documentProtected: error(
    '40365',
    'Personen har skyddad identitet. Bara den som får ändra personer kan öppna dokumenten.',
  ),
  /** Told only after the right password. */
  accountBlocked: error('40325', 'Kontot är spärrat. Kontakta er administratör.'),
  /** The account has a higher role, more rights, or companies that the caller lacks. */
  userAbove: error('40330', 'Användaren har mer behörighet än du. Du kan inte göra det här.'),
  ownAccount: error('40331', 'Du kan inte göra det här med ditt eget konto. Be en annan administratör.'),
  /** Also when the two accounts may be one person's. */
  numberOwn: error(
    '40332',
    'Du har själv skrivit personnumret, eller ett konto som kan vara ditt. Personen bekräftar det med BankID, eller en annan administratör gör det.',
  ),
  numberMissing: error('40954', 'Användaren har inget personnummer att bekräfta.'),
  /** `fields` repeats the message at the field. */
  loginTaken: error('40950', 'Användarnamnet är upptaget. Välj ett annat.'),
  userBlocked: error('40952', 'Användaren är spärrad. Häv spärren först.'),
  passwordNotUsed: error('40953', 'Användaren loggar in med BankID och har inget lösenord.'),
  /** Also the answer when the integration reaches further than the account does. */
  integrationMissing: error('40460', 'Integrationen finns inte.'),
  cardNumberMissing: error('40461', 'Kortnumret finns inte längre.'),
  employeeMissing: error('40462', 'Den anställde finns inte i personalregistret.'),
  vehicleMissing: error('40463', 'Bilen finns inte längre.'),
  documentMissing: error('40465', 'Dokumentet finns inte längre.'),
  absenceMissing: error('40490', 'Frånvaron finns inte längre.'),
  voucherMissing: error('40491', 'Verifikationen finns inte längre.'),
  /** Also the answer for a file that the period does not have. */
  voucherPeriodMissing: error('40492', 'Löneperioden finns inte.'),
  salaryYearMissing: error('40464', 'Löneåret finns inte i företaget.'),
  payslipMissing: error('40481', 'Lönebeskedet finns inte.'),
  payslipVersionMissing: error('40499', 'Lönebeskedet har färre händelser.'),
  salaryPeriodMissing: error('40482', 'Löneperioden finns inte.'),
  /** Also the answer for a file of another account, and for one that has been kept long enough. */
  fileGone: error('40484', 'Filen finns inte längre. Skapa den på nytt.'),
  /** What the account may see has changed since the file was made. */
  fileOutdated: error('40924', 'Det som du får se i filen har ändrats sedan den skapades. Skapa den på nytt.'),
  declarationFileMissing: error('40497', 'Deklarationen består av färre filer.'),
  /** The installation has no connection to Skatteverket's API. */
  skatteverketMissing: error(
    '40998',
    'Avlöna är inte anslutet till Skatteverket här. Hämta filen och lämna den i e-tjänsten.',
  ),
  /** The sign-in at Skatteverket was begun by another, or is used. */
  skatteverketSignInLost: error(
    '40999',
    'Inloggningen hos Skatteverket gäller inte längre. Börja om från deklarationen.',
  ),
  skatteverketBusy: error('40997', 'Deklarationen skickas redan. Vänta tills det är klart.'),
  importMissing: error('40480', 'Importen finns inte längre.'),
  registerItemMissing: error('40470', 'Posten finns inte längre i registret.'),
  helpTextMissing: error('40403', 'Hjälptexten finns inte.'),
  callMissing: error('40404', 'Anropet finns inte.'),
  /**
   * The proof from a completed BankID order was already used, has expired, or belongs to another
   * login.
   */
  bankIdTokenInvalid: error('40110', 'Inloggningen med BankID har gått ut. Försök igen.'),
  bankIdOrderMissing: error('40410', 'Inloggningen med BankID har gått ut. Försök igen.'),
  /** BankID's message RFA4. */
  bankIdInProgress: error(
    '40910',
    'En identifiering eller underskrift för det här personnumret är redan påbörjad. Försök igen.',
  ),
  /** BankID's message RFA22: BankID rejected our request. */
  bankIdRefused: error('50010', 'Okänt fel. Försök igen.'),
  /** BankID's message RFA5: BankID is unavailable or too slow. */
  bankIdAway: error('50310', 'Något gick fel. Försök igen.'),
  bankIdMissing: error(
    '50311',
    'BankID är inte anslutet i den här installationen. Logga in med användarnamn och lösenord.',
  ),
  /** The answer's `fields` has a message for each field with an error. */
  fieldsRefused: error('40010', 'Några uppgifter behöver rättas.'),
  /**
   * Also the answer when the company has a newer picture: a picture's address never changes its
   * content.
   */
  pictureMissing: error('40440', 'Bilden finns inte.'),
  /** The message says why. */
  importFileRefused: error('40080', 'Filen kan inte läsas.'),
  importRowsRefused: error('40081', 'Några rader behöver rättas. Inget har sparats.'),
  /** Something has changed since the preview. */
  importOutdated: error('40985', 'Uppgifterna har ändrats sedan förhandsgranskningen. Granska filen på nytt.'),
  /** A payslip that is marked as ready, paid or taken back does not change. */
  payslipFinished: error('40986', 'Lönebeskedet är klarmarkerat. Ta bort klarmarkeringen för att ändra det.'),
  salaryPeriodLocked: error('40987', 'Löneperioden är låst.'),
  /** The message says what is lacking. */
  fosNobody: error('42280', 'Det finns ingen att fråga om i urvalet.'),
  fosEnquiryMissing: error('40483', 'Förfrågan finns inte.'),
  salaryYearExists: error('40930', 'Löneåret finns redan.'),
  nothingToPurge: error('42230', 'Det finns inga löneår att rensa.'),
  salaryYearKept: error('42231', 'De två senaste löneåren kan inte rensas.'),
  /** The answer names the year, and the date until which it must be kept. */
  salaryYearRetained: error('42232', 'Löneår som bokföringslagen kräver att ni sparar kan inte rensas.'),
  pictureRefused: error('42240', pictureMessages.wrongFormat),
  pictureTooLarge: error('42241', pictureMessages.tooLarge),
  /** The message says why: its format, its size, or that the company has no place for more. */
  documentRefused: error('42242', 'Filen kan inte sparas.'),
  /** The version that the request changes is not the latest. Nothing is written. */
  versionConflict: error('40902', 'Uppgifterna har ändrats av någon annan. Välj vad som ska gälla.'),
  /** First document §8. `fields` repeats the message at the field. */
  companyIdTaken: error('40920', 'Det finns redan ett företag med angivet Företags-ID. Vänligen välj ett nytt.'),
  integrationRevoked: error('40960', 'Integrationen är återkallad och kan inte ändras.'),
  /** A job is copying or removing the company. */
  companyBusy: error('40921', 'Företaget kopieras eller tas bort just nu. Vänta tills det är klart och försök igen.'),
  /**
   * The copy was made when its company was removed and must be kept seven years: bokföringslagen
   * 7:2.
   */
  copyKept: error('40922', 'Kopian gjordes när företaget togs bort. Den sparas i sju år och kan inte tas bort.'),
  /** The copy's checksum or content differs from the one written. */
  copyDamaged: error('42221', 'Kopian är skadad och kan inte läsas in. Be om en ny kopia.'),
  /** The copy was made by a newer version of the program. */
  copyTooNew: error(
    '42220',
    'Kopian är gjord i en nyare version av programmet. Läs in den när programmet har uppdaterats.',
  ),
  /** The answer says who has the group. */
  /** The answer's message says what uses the item. */
  /** It is in the books: another voucher takes it back. */
  voucherSent: error('40990', 'Verifikationen är skickad och kan inte ändras. Återför den i stället.'),
  /** One that is not sent is removed, and one is taken back once. */
  voucherNotReversible: error('40991', 'Bara en skickad verifikation som inte redan är återförd kan återföras.'),
  /** Its payslips have been posted anew meanwhile. */
  voucherPostedAgain: error('40992', 'Lönebeskeden är bokförda på nytt. Ta bort de nya verifikationerna först.'),
  /** The message says what. When it is an account, `fields` has it at the setting. */
  postingIncomplete: error('42290', 'Bokföringen saknar uppgifter.'),
  /** The message says why: the format, or that the company does not export. */
  voucherFileRefused: error('42291', 'Filen kan inte skapas.'),
  nothingToSend: error('42292', 'Det finns inga verifikationer att skicka.'),
  /** Also the answer for a file that an order does not have. */
  paymentMissing: error('40493', 'Betalningen finns inte.'),
  /** It has been paid or cancelled. */
  paymentSettled: error('40993', 'Betalningen är redan utbetald eller avbruten.'),
  /** A payslip has changed, or another order pays it. The message says which. */
  paymentOutdated: error('40994', 'Lönebeskeden har ändrats. Hämta sidan igen.'),
  /** The message says why: a payslip that cannot be paid, or the file. */
  paymentRefused: error('42293', 'Betalningen kan inte skapas.'),
  /** The message says why: it can be changed instead, or it has been corrected already. */
  payslipNotCorrectable: error(
    '40996',
    'Lönebeskedet är varken utbetalt eller i en låst period. Ändra det, i stället för att rätta det med ett nytt.',
  ),
  /** The file is of more than is made while one waits: contracts/file-jobs. */
  fileTakesLong: error(
    '42296',
    'Filen tar för lång tid att göra medan du väntar. Begär den med POST /fileJobs, och hämta den när den är klar.',
  ),
  /** The period has more payslips than are posted while one waits. */
  vouchersTakeLong: error(
    '42297',
    'Verifikationerna tar för lång tid att göra medan du väntar. Begär dem med POST /bokforingsunderlagList/{Period}/jobs.',
  ),
  payslipUnchanged: error('42295', 'Rättelsen ändrar ingenting på lönebeskedet.'),
  advanceMissing: error('40494', 'Förskottet finns inte.'),
  /** It has been ordered or paid. The message says which. */
  advanceSettled: error('40995', 'Förskottet är redan beordrat eller utbetalt.'),
  /** The message says why: the person, the day or the tax. */
  advanceRefused: error('42294', 'Förskottet kan inte betalas ut.'),
  registerItemInUse: error('40970', 'Posten används och kan inte tas bort.'),
  registerItemLocked: error('40971', 'Posten är en standardpost. Den kan kopieras, men inte ändras eller tas bort.'),
  /** The answer's message says what refers to the employee. */
  employeeInUse: error('40980', 'Den anställda används och kan inte tas bort.'),
  rightsGroupInUse: error('40940', 'Behörighetsgruppen används och kan inte tas bort.'),
  idempotencyKeyMissing: error('40001', 'Anropet saknar nyckel för säker omsändning.'),
  idempotencyKeyReused: error('40900', 'Samma nyckel har redan använts för ett annat anrop.'),
  /**
   * The write was done, but its stored answer is not repeated to an account that has since lost the
   * right or the company.
   */
  idempotencyAccessLost: error('40311', 'Din behörighet har ändrats. Ladda om sidan och försök igen.'),
  idempotencyInProgress: error('40901', 'Samma anrop pågår redan. Vänta en stund och försök igen.'),
  bodyTooLarge: error('41300', 'Begäran är för stor.'),
  newPasswordSame: error('42210', 'Välj ett annat lösenord än det du har nu.'),
  newPasswordCommon: error('42211', 'Lösenordet är för vanligt och lätt att gissa. Välj ett annat.'),
  newPasswordHasLogin: error('42212', 'Lösenordet får inte innehålla ditt användarnamn.'),
  mobileNeeded: error('42213', 'Tvåstegsverifiering behöver ett mobilnummer.'),
  twoStepDemanded: error('42214', 'Tvåstegsverifieringen krävs av ett företag eller av licensen och kan inte slås av.'),
  /**
   * The name of another account in the licence, of the system, or a name easily confused with one.
   */
  nameTaken: error('42215', 'Namnet kan förväxlas med någon annans. Välj ett annat.'),
  tooManyAttempts: error('42900', 'För många inloggningsförsök. Vänta fem minuter och försök igen.'),
  tooManyRequests: error('42901', 'För många anrop på kort tid. Vänta en stund och försök igen.'),
  smsTriesSpent: error('42902', 'För många felaktiga verifieringskoder. Begär en ny kod.'),
  smsTooOften: error('42903', 'För många verifieringskoder har begärts. Vänta en stund och försök igen.'),
  unexpected: error('50000', 'Något gick fel hos oss. Försök igen om en stund.'),
  smsNotSent: error('50200', 'Verifieringskoden kunde inte skickas. Försök igen om en stund.'),
  /** A list that is given up. Nobody asks again by themselves: the next answer would be as slow. */
  tooSlow: error('50301', 'Det tog för lång tid att hämta uppgifterna. Försök igen om en stund, eller sök på färre.'),
  unavailable: error('50300', 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.'),
} as const satisfies Record<string, ApiError>

/** The codes that mark the login fields as invalid (first document §5, §8). */
export const loginFailureCodes: readonly string[] = [errors.wrongCredentials.dvCode, errors.unknownLogin.dvCode]

/** The codes that mark the SMS code field as invalid (first document §8). */
export const smsCodeFailureCodes: readonly string[] = [
  errors.smsCodeWrong.dvCode,
  errors.smsCodeExpired.dvCode,
  errors.smsCodeUsed.dvCode,
  errors.smsTriesSpent.dvCode,
]

/** The codes that mark the fields of the current and the new password as invalid. */
export const currentPasswordFailureCodes: readonly string[] = [
  errors.currentPasswordWrong.dvCode,
  errors.currentPasswordMissing.dvCode,
]
/** The codes that mark the field of the new password as invalid. */
export const newPasswordFailureCodes: readonly string[] = [
  errors.newPasswordSame.dvCode,
  errors.newPasswordCommon.dvCode,
  errors.newPasswordHasLogin.dvCode,
]

/** True when an answer ends the session of a logged-in account. */
export const endsSession = (status: number, dvCode: string | undefined): boolean =>
  status === 401 || (status === 403 && !dvCode?.startsWith('403'))
