/**
 * The fields that the second document §3.1 lists, copied by hand, paragraph by paragraph, with the
 * numbered fields written out. Specs compare them with the declared settings.
 */
const numbered = (count: number, ...templates: readonly string[]) =>
  Array.from({ length: count }, (_, at) => templates.map(each => each.replace('#', String(at + 1)))).flat()
const twenty = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0'))

const identity =
  'FtgId FtgKey Namn Orgnr Adress1 Adress2 PostNr PostOrt LandAdr Telefon Epost Hemsida Kontakt LoneAnsv AttestAnsv PictureId'
const calendar =
  'UseKalendarie KalendarieStart UseLSS BrukareNamnTyp BrukarNum AnstNum UseNewAnstNrSuggestion FromNewAnstNrSuggestion TomNewAnstNrSuggestion UseAvdelning KalUseLonReady KalLonReadyTyp KalLockLonReady KalUseAttest KalAttestTyp KalLockAttest KalUseAttestBru KalUseNollPostAsDag UseFKSignering VisaLBFrDgr KalUseStartdag KalStartDag KalLockLonLock KalLockKalArtDat KalAttestOblTid KalAttestOblErs UseKalAttestTidWarning UseKalAttestErsWarning UseAttestWebLonHuv RequireAttestWebLonHuv AGILasPeriod UsePayslipAckCard UsePayslipAntCard KalArtSumma KalArtSummaTxt KalArtSummaDat'
const mileage = 'UseBilPrivat BilPrivat UseBilBensin BilBensin UseBilDiesel BilDiesel UseBilEl BilEl'
const rounding = 'AvrundaKontering AvrundaSumma AvrundaTotal Momspliktig StartBokfAr'
const bank =
  'Bankgiro KopplaBank BankNamn BankFtgNr BankKundId BankClearNr BankPersonNr BankIBAN BankBIC BankIsoStrictDate BankIsoSigner BankIsoSignerCust BankIsoKundIDCust BankKonto'
const tax =
  'SkattTab ScbArbstKU ScbArbstCFAR ScbStatistik KUSpecNr EjFastDriftst ArbAvgGrans ArbAvgRabattA ArbAvgRabFoU KostAvdrPrel EjFirstAnstLB'
const posting =
  'FordelaArbAvg FordelaSemLon FordelaPension FordelaMotkonto KonteraAmfAvgift KonteraPension1 KonteraPension2 KonteraAntal KonteraNaturaFrm KonteraPassiva KonteraBerSemLon KonteraAvrSemLon KonteraBerArbAvg'
const bookkeeping =
  'KopplaBokf BokfProg BokfFtgId BokfVerSer BokfAntal BokfAnstNr BokfKopplaAnst VernrUseNext VernrNextNr BokfdatLon BokfdatSkatt'
const pension =
  'AmfTecknad AmfAvtalsnr ForaUseHanforligLon ForaUseFOKList SafMedlem SafArbplNr SafForbNr SafAvtKod SafMedlNr ITPTecknad ITP1Prodid ITP2Prodid KPTecknad KPArbGivNr KPAvtalsNummer KfoMedlem KfoAvtKod KfoKomKod FakArbstNr FakForbNr UseLosen LosenResEnh'
const mailbox = 'DefaultDigitalMailbox UseKivraDigitalMailbox UseCllsDigitalMailbox'
const prints =
  'PrintoutPayslipLonRadSort PrintoutPayslipLonRadSortType PrintoutPayslipSort PrintoutPayslipBlankett PrintoutPayoutPayslipSort PrintoutKontrollistaSort StdPayslipLocale'
const other =
  'UseKortNrPIN LoneuppdragUtanOrdningsnummerOrdning OpenNewPerson UseNewAnstNr FromNewAnstNr TomNewAnstNr OpenNewBrukare UseNewBrukare FromNewBrukare TomNewBrukare ArbPlatsTyp ArbPlatsAdr ArbPlatsOrt UseFtgAdminUserAccountAccess UseFtgAdminIntegrationsAccess UseKalArtFtgKort UseAbsenceReportFKNotification AbsenceReportFKNotificationUser LSSKollAvtEgt LSSKontaktNamn LSSKontaktTel'

/**
 * The setting that decides requireSMSVerification, a property that the first document §3 adds to a
 * company.
 */
const sms = 'UseSMSVerification'

/** The names of all documented fields. */
export const documented: readonly string[] = [
  sms,
  ...[identity, calendar, mileage, rounding, bank, tax, posting, bookkeeping, pension, mailbox, prints, other].flatMap(
    paragraph => paragraph.split(' '),
  ),
  ...numbered(6, 'OpenResEnhet#', 'ResEnhet#Namn', 'RegisterResEnh#', 'RegResEnh#'),
  ...numbered(6, 'VisaResEnh#', 'ResEnhet#Std', 'BokfResEnh#', 'BokfKopplaRE#'),
  ...numbered(2, 'UseFirstAnstNr#', 'FirstAnstNr#', 'FirstAnstTyp#', 'FirstAnstTom#'),
  ...twenty.flatMap(nn => [`BelNamnP${nn}`, `BelKodP${nn}`]),
  ...numbered(10, 'UseGrund#', 'Grund#Namn'),
  ...numbered(5, 'UseFritext#', 'Fritext#Namn'),
]

/**
 * The families of fields that the document names without their members: 'a set of Speca* flags',
 * 'about 100 fields named Kto*'.
 */
export const openFamilies: readonly RegExp[] = [
  /^Speca[A-Z]/,
  /^Kto[A-Z]/,
  /^ITP2Use[A-Z]/,
  /^ITP2(?!Use)[A-Z]\w*Kod$/,
  /^PrintoutPayslip[A-Z]/,
]
