import type { Box } from '../../tables/declared.ts'

/**
 * The fields of the employer's declaration (Skatteverket, field list 1.1.18.1), in the order in
 * which they are written: that of the official examples. Whether the schema allows another order is
 * not known, since no XSD was to be had: elements and limits come from a binding made of it, from
 * the official examples and from SKV 401.
 */

/** What a field holds, with its lowest and highest value, or its pattern. */
type FieldType =
  | { readonly kind: 'amount' | 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly pattern: RegExp; readonly says: string }

/** A field of a form. */
export interface FieldRule {
  readonly box: Box
  readonly element: string
  /** The field's name in Swedish, as on the form. */
  readonly label: string
  readonly type: FieldType
  /** The first and the last period, YYYYMM, of a field that does not always exist. */
  readonly from?: string
  readonly until?: string
}

const upTo = (most: number): FieldType => ({ kind: 'amount', least: 0, most })
const kr = upTo(9_999_999_999)
const carKr = upTo(9_999_999)
const flag: FieldType = { kind: 'flag' }
const matching = (pattern: RegExp, says: string): FieldType => ({ kind: 'text', pattern, says })
/** At least one character that is no space, and none of < and >. */
const text = matching(/^(?=[\s\S]*\S)[^<>]+$/, 'får inte vara tomt eller innehålla < eller >')
const country = matching(/^[A-Z]{2}$/, 'ska vara en landskod med två bokstäver')
const payCode = matching(/^[1-9]\d\d$/, 'ska vara en kod med tre siffror')
const number: FieldType = { kind: 'number', least: 1, most: 9_999_999_999 }
const identity = matching(/^(16|19|20)\d{10}$/, 'ska ha tolv siffror och börja med 16, 19 eller 20')
const period = matching(/^20(1[89]|[2-9]\d)(0[1-9]|1[0-2])$/, 'ska vara en månad från och med 201807')
const percent = matching(/^(?!0\.00$)(\d{1,2}\.\d\d|100\.00)$/, 'ska vara mellan 0,01 och 100,00')
const hours = matching(/^(?!0\.00$)\d{1,3}\.\d\d$/, 'ska vara timmar med två decimaler')

type Row = readonly [Box, element: string, label: string, FieldType, within?: { from?: string; until?: string }]

const fieldsOf = (rows: readonly Row[]): ReadonlyMap<Box, FieldRule> =>
  new Map(rows.map(([box, element, label, type, within]) => [box, { box, element, label, type, ...within }]))

const employer: Row = ['201', 'AgRegistreradId', 'Arbetsgivarens organisationsnummer', identity]
const reported: Row = ['006', 'RedovisningsPeriod', 'Redovisningsperiod', period]

/** The fields of the main form, HU (huvuduppgift). */
export const mainFields = fieldsOf([
  employer,
  ['302', 'EjFastDriftstalleISv', 'Inget fast driftställe i Sverige', flag],
  reported,
  ['470', 'UlagFoU', 'Underlag för avdrag, forskning och utveckling', kr],
  ['475', 'AvdragFoU', 'Avdrag, forskning och utveckling', kr],
  ['471', 'UlagRegionaltStod', 'Underlag för regionalt stöd', kr],
  ['476', 'AvdragRegionaltStod', 'Avdrag, regionalt stöd', upTo(999_999)],
  ['472', 'UlagRederiRegress', 'Underlag för avdrag, rederi och regress', kr],
  ['477', 'AvdragRederiRegress', 'Avdrag, rederi och regress', kr],
  ['481', 'UlagSlfVinstandel', 'Underlag för särskild löneskatt', kr],
  ['486', 'SlfVinstandelFK486', 'Särskild löneskatt', upTo(999_999_999_999)],
  ['487', 'SummaArbAvgSlf', 'Summa arbetsgivaravgifter och särskild löneskatt', kr],
  ['491', 'UlagSkatteavdrPensFors', 'Underlag för skatteavdrag från pension och försäkring', kr],
  ['495', 'SkatteavdrPensFors', 'Skatteavdrag från pension och försäkring', kr],
  ['492', 'UlagSkatteavdrRantaUtd', 'Underlag för skatteavdrag från ränta och utdelning', kr],
  ['496', 'SkatteavdrRantaUtd', 'Skatteavdrag från ränta och utdelning', kr],
  ['497', 'SummaSkatteavdr', 'Summa avdragen skatt', kr],
  ['499', 'TotalSjuklonekostnad', 'Total sjuklönekostnad', kr, { until: '202406' }],
  ['462', 'AnnatDriftstod', 'Annat driftstöd', flag],
])

/** The fields of the payee that are in BetalningsmottagareIDChoice: one of them. */
export const identityBoxes: readonly Box[] = ['215', '222', '224']

/** The fields that are in BetalningsmottagareIUGROUP: who the payee is. */
export const payeeBoxes: readonly Box[] = [
  ...identityBoxes,
  '216',
  '217',
  '218',
  '228',
  '219',
  '220',
  '221',
  '230',
  '226',
  '076',
  '252',
  '077',
  '078',
  '081',
]

/** The fields of deducted tax. A statement has exactly one. */
export const taxBoxes: readonly Box[] = ['001', '274', '275', '114', '253', '094', '276']

/** The fields of the individual statement, IU (individuppgift). */
export const statementFields = fieldsOf([
  employer,
  ['215', 'BetalningsmottagarId', 'Personnummer', identity],
  ['222', 'Fodelsetid', 'Födelsetid', matching(/^(19|20)\d{9}$/, 'ska ha elva siffror: ÅÅÅÅMMDDnnn')],
  ['224', 'AnnatId', 'Annan identitet', matching(/^(?=.*\S)[^<>]{1,50}$/, 'ska ha högst 50 tecken')],
  ['216', 'Fornamn', 'Förnamn', text],
  ['217', 'Efternamn', 'Efternamn', text],
  ['218', 'Gatuadress', 'Gatuadress', text],
  ['228', 'Gatuadress2', 'Gatuadress 2', text],
  ['219', 'Postnummer', 'Postnummer', text],
  ['220', 'Postort', 'Postort', text],
  ['221', 'LandskodPostort', 'Land', country],
  ['230', 'FriAdress', 'Fri adress', text],
  ['226', 'OrgNamn', 'Organisationens namn', text],
  ['076', 'LandskodTIN', 'Landskod för TIN', country],
  ['252', 'TIN', 'Utländskt skattenummer (TIN)', text],
  ['077', 'Fodelseort', 'Födelseort', text],
  ['078', 'LandskodFodelseort', 'Födelseland', country],
  ['081', 'LandskodMedborgare', 'Medborgarskap', country],
  reported,
  ['570', 'Specifikationsnummer', 'Specifikationsnummer', number],
  ['205', 'Borttag', 'Ta bort', flag],
  ['060', 'Arbetsstallenummer', 'Arbetsställenummer', matching(/^\d{1,5}$/, 'ska ha en till fem siffror')],
  ['245', 'ArbetsplatsensGatuadress', 'Arbetsplatsens gatuadress', text, { from: '202301' }],
  ['246', 'ArbetsplatsensOrt', 'Arbetsplatsens ort', text, { from: '202301' }],
  ['011', 'KontantErsattningUlagAG', 'Kontant bruttolön', kr],
  ['012', 'SkatteplOvrigaFormanerUlagAG', 'Övriga skattepliktiga förmåner', kr],
  ['013', 'SkatteplBilformanUlagAG', 'Skattepliktig bilförmån', carKr],
  ['018', 'DrivmVidBilformanUlagAG', 'Drivmedel vid bilförmån', kr],
  ['098', 'BetForDrivmVidBilformanUlagAG', 'Betalt för drivmedel vid bilförmån', kr],
  ['019', 'AvdragUtgiftArbetet', 'Avdrag för utgifter i arbetet', kr],
  ['010', 'AvrakningAvgiftsfriErs', 'Avräkning från avgiftsfri ersättning', kr],
  ['041', 'BostadsformanSmahusUlagAG', 'Bostadsförmån, småhus', flag],
  ['043', 'BostadsformanEjSmahusUlagAG', 'Bostadsförmån, inte småhus', flag],
  ['023', 'AndelStyrelsearvode', 'Andel styrelsearvode', kr, { from: '202401' }],
  ['062', 'ForstaAnstalld', 'Växa-stöd, första anställda', flag, { until: '202512' }],
  ['063', 'VaxaStod', 'Växa-stöd', flag, { until: '202512' }],
  ['131', 'KontantErsattningEjUlagSA', 'Kontant ersättning utan arbetsgivaravgifter', kr],
  ['132', 'SkatteplOvrigaFormanerEjUlagSA', 'Förmåner utan arbetsgivaravgifter', kr],
  ['133', 'SkatteplBilformanEjUlagSA', 'Bilförmån utan arbetsgivaravgifter', carKr],
  ['134', 'DrivmVidBilformanEjUlagSA', 'Drivmedel vid bilförmån utan arbetsgivaravgifter', kr],
  ['137', 'BostadsformanSmahusEjUlagSA', 'Bostadsförmån, småhus, utan arbetsgivaravgifter', flag],
  ['138', 'BostadsformanEjSmahusEjUlagSA', 'Bostadsförmån, inte småhus, utan arbetsgivaravgifter', flag],
  ['136', 'FormanSomPensionEjUlagSA', 'Förmån som pension', flag],
  ['032', 'ErsEjSocAvgEjJobbavd', 'Ersättning utan avgifter och jobbskatteavdrag', kr],
  ['030', 'Tjanstepension', 'Tjänstepension', kr],
  ['125', 'KontantErsattningUlagEA', 'Kontant ersättning, egna avgifter', kr],
  ['126', 'SkatteplOvrigaFormanerUlagEA', 'Förmåner, egna avgifter', kr],
  ['127', 'SkatteplBilformanUlagEA', 'Bilförmån, egna avgifter', carKr],
  ['128', 'DrivmVidBilformanUlagEA', 'Drivmedel vid bilförmån, egna avgifter', kr],
  ['123', 'BostadsformanSmahusUlagEA', 'Bostadsförmån, småhus, egna avgifter', flag],
  ['124', 'BostadsformanEjSmahusUlagEA', 'Bostadsförmån, inte småhus, egna avgifter', flag],
  ['001', 'AvdrPrelSkatt', 'Avdragen preliminär skatt', kr],
  ['274', 'AvdrSkattSINK', 'Avdragen skatt, SINK', kr],
  ['275', 'AvdrSkattASINK', 'Avdragen skatt, A-SINK', kr],
  ['114', 'SkattebefrEnlAvtal', 'Skattebefriad enligt avtal', flag],
  ['253', 'Lokalanstalld', 'Lokalanställd', flag],
  ['094', 'AmbassadanstISvMAvtal', 'Ambassadanställd med socialavgiftsavtal', flag],
  ['276', 'EjskatteavdragEjbeskattningSv', 'Inget skatteavdrag, beskattas inte i Sverige', flag],
  ['050', 'Bilersattning', 'Bilersättning', flag],
  ['051', 'Traktamente', 'Traktamente', flag],
  ['020', 'AndraKostnadsers', 'Andra kostnadsersättningar', kr],
  ['021', 'UnderlagRutarbete', 'Underlag för rutarbete', kr],
  ['022', 'UnderlagRotarbete', 'Underlag för rotarbete', kr],
  ['039', 'Hyresersattning', 'Hyresersättning', kr],
  ['048', 'FormanHarJusterats', 'Förmånen är justerad', flag],
  ['059', 'Personaloption', 'Personaloption', flag],
  ['037', 'VissaAvdrag', 'Vissa avdrag', kr],
  ['035', 'Forskarskattenamnden', 'Skattefritt enligt Forskarskattenämnden', kr],
  ['036', 'ErsFormanBostadMmSINK', 'Bostad och resor fria från SINK', kr],
  ['112', 'VerksamhetensArt', 'Verksamhetens art', text],
  ['090', 'LandskodArbetsland', 'Arbetsland', country],
  ['091', 'UtsandUnderTid', 'Utsänd under tid', matching(/^[ABC]$/, 'ska vara A, B eller C')],
  ['305', 'KonventionMed', 'Konvention med', matching(/^[1-9][A-Z]$/, 'ska vara en siffra och en bokstav')],
  ['303', 'EjFastDriftstalleIndivid', 'Inget fast driftställe, denna person', flag],
  ['026', 'Fartygssignal', 'Fartygssignal', text],
  ['027', 'AntalDagarSjoinkomst', 'Dagar med sjöinkomst', { kind: 'number', least: 1, most: 366 }],
  ['028', 'NarfartFjarrfart', 'Närfart eller fjärrfart', text],
  ['223', 'FartygetsNamn', 'Fartygets namn', text],
  ['004', 'ErsattningsKod1', 'Ersättning enligt avtal, kod 1', payCode],
  ['005', 'ErsattningsBelopp1', 'Ersättning enligt avtal, belopp 1', kr],
  ['084', 'ErsattningsKod2', 'Ersättning enligt avtal, kod 2', payCode],
  ['085', 'ErsattningsBelopp2', 'Ersättning enligt avtal, belopp 2', kr],
  ['086', 'ErsattningsKod3', 'Ersättning enligt avtal, kod 3', payCode],
  ['087', 'ErsattningsBelopp3', 'Ersättning enligt avtal, belopp 3', kr],
  ['088', 'ErsattningsKod4', 'Ersättning enligt avtal, kod 4', payCode],
  ['089', 'ErsattningsBelopp4', 'Ersättning enligt avtal, belopp 4', kr],
])

/** The fields of an absence of a day, FU (frånvarouppgift). */
export const absenceFields = fieldsOf([
  employer,
  ['006', 'RedovisningsPeriod', 'Redovisningsperiod', period, { from: '202501' }],
  ['821', 'FranvaroDatum', 'Dag', matching(/^\d{4}-\d\d-\d\d$/, 'ska vara ett datum')],
  ['215', 'BetalningsmottagarId', 'Personnummer', identity],
  ['822', 'FranvaroSpecifikationsnummer', 'Frånvarons specifikationsnummer', number],
  [
    ...(['823', 'FranvaroTyp', 'Frånvaro'] as const),
    matching(/^(TILLFALLIG_FORALDRAPENNING|FORALDRAPENNING)$/, 'ska vara föräldrapenning eller tillfällig'),
  ],
  ['820', 'FranvaroBorttag', 'Ta bort', flag],
  ['824', 'FranvaroProcentTFP', 'Procent, tillfällig föräldrapenning', percent],
  ['825', 'FranvaroTimmarTFP', 'Timmar, tillfällig föräldrapenning', hours],
  ['826', 'FranvaroProcentFP', 'Procent, föräldrapenning', percent],
  ['827', 'FranvaroTimmarFP', 'Timmar, föräldrapenning', hours],
])
