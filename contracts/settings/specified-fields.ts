/**
 * The fields of second document §3.1, read from the document by hand, paragraph by paragraph;
 * numbers written out.
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
 * What the first document has of a company besides (§3: requireSMSVerification, read on fetch), as
 * the setting that decides it.
 */
const sms = 'UseSMSVerification'

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
 * What the document names as families only, without their members: 'a set of Speca* flags', 'about
 * 100 fields named Kto*'.
 */
export const openFamilies: readonly RegExp[] = [
  /^Speca[A-Z]/,
  /^Kto[A-Z]/,
  /^ITP2Use[A-Z]/,
  /^ITP2(?!Use)[A-Z]\w*Kod$/,
  /^PrintoutPayslip[A-Z]/,
]
