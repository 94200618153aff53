import { codeList } from './code-list.ts'

/**
 * How payroll treats a pay type. The specification names the fields of section 3 only; the others
 * follow PAXml's kinds of pay, the boxes of the employer's declaration and the Annual Leave Act.
 */

/** The effect of a row on the pay. The codes are those of PAXml's lonetyp, and INFO. */
export const payKinds = codeList(
  {
    BRUTTO: 'Bruttolön',
    FÖRMÅN: 'Förmån, som beskattas men inte betalas ut',
    NETTO: 'Nettolön, efter skatt',
    SKATT: 'Skatt',
    PENSION: 'Pension, som inte betalas ut',
    INFO: 'Bara information',
  },
  'as given',
)

/** The sign of a row's sum. */
export const paySigns = codeList(
  { PLUS: 'Ökar lönen', MINUS: 'Minskar lönen', BÅDA: 'Som den rapporteras' },
  'as given',
)

/** How a row is taxed (SKV 401). */
export const taxTreatments = codeList(
  { TAB: 'Skattetabell', ENG: 'Engångsskatt', FRI: 'Skattefri eller efter skatt' },
  'as given',
)

/** What a row is the base of: employer's contributions or special payroll tax. */
export const contributionTreatments = codeList(
  {
    AVG: 'Arbetsgivaravgifter',
    SLP: 'Särskild löneskatt på pensionskostnader',
    FRI: 'Inga avgifter',
  },
  'as given',
)

/** How a row is a part of the base of holiday pay (Semesterlagen 16 a and 16 b §§). */
export const holidayBases = codeList(
  {
    FAST: 'Fast lön',
    RÖRLIG: 'Rörlig lön',
    INGÅR: 'Semesterlön ingår i beloppet',
    NEJ: 'Ingår inte',
  },
  'as given',
)

/** The effect of a row on a balance: that of compensatory leave, flexitime or a time bank. */
export const balanceUpdates = codeList({ NEJ: 'Inte', PLUS: 'Ökar', MINUS: 'Minskar' }, 'as given')

/**
 * What is taken of pay that is kept for holidays: ferielön and uppehållslön of staff whose year
 * has breaks, such as teachers.
 */
export const breakPayKinds = codeList({ DAG: 'Dagar', BEL: 'Belopp', RES: 'Allt som är kvar' }, 'as given')

/** How a row's quantity is found when nobody has entered it. */
export const quantityRules = codeList(
  {
    ETT: 'En per löneperiod',
    TIM: 'Timmar enligt tidrapport',
    DAG: 'Dagar enligt tidrapport',
    KAL: 'Kalenderdagar i frånvaron',
    ARB: 'Arbetsdagar i frånvaron',
    SEM: 'Semesterdagar',
    SCH: 'Timmar enligt schema',
  },
  'as given',
)

const slots = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => {
    const nn = String(at + 1).padStart(2, '0')
    return [`A${nn}`, `Belopp ${nn} i tabellen`]
  }),
) as Readonly<Record<`A${string}`, string>>

/**
 * How a row's price is found when nobody has entered it: of the person's pay, or one of the table's
 * twenty amounts.
 */
export const priceRules = codeList(
  {
    MÅNLÖN: 'Månadslön',
    TIMLÖN: 'Timlön',
    ARBDAG: 'Månadslön / 21',
    KALDAG: 'Månadslön × 12 / 365',
    TIMVÄRDE: 'Månadslön × 12 / (52 × veckoarbetstid)',
    SJUKLÖN: '80 % av lönen per timme',
    KARENS: '20 % av en genomsnittlig veckas sjuklön',
    SJUK15: 'Sjukavdrag från dag 15',
    MERTID: 'Mertid enligt avtalet, annars månadslön / (3,5 × veckoarbetstid)',
    ÖVT94: 'Enkel övertid enligt avtalet, annars månadslön / 94',
    ÖVT72: 'Kvalificerad övertid enligt avtalet, annars månadslön / 72',
    SEMTILL: 'Semestertillägg per dag',
    SEMPROC: 'Semesterlön per dag enligt procentregeln',
    SEMDAG: 'Värdet av en semesterdag',
    BILFÖRM: 'Bilförmånens värde per månad',
    ...slots,
  },
  'as given',
)

/** How a row's sum is found when nobody has entered it. */
export const sumRules = codeList(
  {
    ANTBEL: 'Antal × belopp',
    PROCENT: 'Procent av beloppet',
    SKATT: 'Skatt enligt tabell, beslut och engångsbelopp',
    UTMÄTN: 'Utmätning enligt Kronofogdens beslut',
    FACK: 'Medlemsavgift enligt fackförbundet',
    AVRUND: 'Avrundning till hela kronor',
  },
  'as given',
)

/**
 * The boxes of the individual statement (Skatteverket: field list 1.1.18.1) that a row's sum is a
 * part of.
 */
export const declarationFields = codeList(
  {
    '001': 'Avdragen preliminär skatt',
    '011': 'Kontant bruttolön',
    '012': 'Övriga skattepliktiga förmåner',
    '013': 'Skattepliktig bilförmån',
    '018': 'Drivmedel vid bilförmån',
    '019': 'Avdrag för utgifter i arbetet',
    '020': 'Andra kostnadsersättningar',
    '030': 'Tjänstepension',
    '032': 'Ersättning utan avgifter och jobbskatteavdrag',
    '037': 'Vissa avdrag',
    '039': 'Hyresersättning',
    '059': 'Personaloption',
    '098': 'Betalt för drivmedel vid bilförmån',
    '131': 'Kontant ersättning utan arbetsgivaravgifter',
    '132': 'Förmåner utan arbetsgivaravgifter',
    '274': 'Avdragen skatt, SINK',
    '275': 'Avdragen skatt, A-SINK',
  },
  'by code',
)

/** The boxes of the individual statement that a row ticks. */
export const declarationFlags = codeList(
  {
    '041': 'Bostadsförmån, småhus',
    '043': 'Bostadsförmån, inte småhus',
    '048': 'Förmånen är justerad',
    '050': 'Bilersättning',
    '051': 'Traktamente',
  },
  'by code',
)

/** The absence that a row reports to Försäkringskassan by the declaration (field 823). */
export const declaredAbsences = codeList({ TFP: 'Tillfällig föräldrapenning', FP: 'Föräldrapenning' }, 'as given')
