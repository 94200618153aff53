import type { AnyField } from '../forms/field.ts'
import { type FormCard, type FormPage, fieldsOfCard } from '../forms/form-layout.ts'
import { freeBases, resultUnits } from './counts.ts'
import { itp2Parts } from './pension-and-union.ts'

/** Settings without effect, and why: the end of a sentence. */
interface Waiting {
  readonly because: string
  readonly settings: readonly string[]
}

/**
 * The settings that nothing reads: they wait for a subject that is not built, or the specification
 * names them and nothing here needs them. Their fields or cards say so on the screen. A spec
 * compares this list with what the program reads, both ways (tests/architecture/settings.spec.ts).
 */
const waiting: readonly Waiting[] = [
  {
    because: 'väntar på kalendern, som inte är byggd',
    settings: [
      'UseKalendarie',
      'KalendarieStart',
      'KalUseLonReady',
      'KalLonReadyTyp',
      'KalLockLonReady',
      'KalUseAttest',
      'KalAttestTyp',
      'KalLockAttest',
      'KalUseAttestBru',
      'KalUseNollPostAsDag',
      'KalUseStartdag',
      'KalStartDag',
      'KalLockLonLock',
      'KalLockKalArtDat',
      'KalAttestOblTid',
      'KalAttestOblErs',
      'UseKalAttestTidWarning',
      'UseKalAttestErsWarning',
      'KalArtSumma',
      'KalArtSummaTxt',
      'KalArtSummaDat',
      'UseKalArtFtgKort',
      ...resultUnits.map(n => `RegResEnh${n}`),
    ],
  },
  {
    because: 'väntar på redovisningen av assistans, som inte är byggd',
    settings: ['UseFKSignering', 'LSSKollAvtEgt', 'LSSKontaktNamn', 'LSSKontaktTel'],
  },
  {
    because: 'väntar på sjukanmälan till Försäkringskassan, som inte är byggd',
    settings: ['UseAbsenceReportFKNotification', 'AbsenceReportFKNotificationUser'],
  },
  { because: 'väntar på kontrolluppgifterna, som inte är byggda', settings: ['KUSpecNr'] },
  { because: 'väntar på filen till Fora, som inte är byggd', settings: ['AmfAvtalsnr', 'ForaUseHanforligLon'] },
  {
    because: 'väntar på filen till Collectum, som inte är byggd',
    settings: ['ITP1Prodid', 'ITP2Prodid', ...itp2Parts.flatMap(part => [`ITP2Use${part}`, `ITP2${part}Kod`])],
  },
  { because: 'väntar på filen till KP Pension, som inte är byggd', settings: ['KPArbGivNr', 'KPAvtalsNummer'] },
  { because: 'väntar på filen till SCB, som inte är byggd', settings: ['ScbArbstCFAR'] },
  {
    because: 'väntar på filen till Svenskt Näringsliv, som inte är byggd',
    settings: ['SafArbplNr', 'SafForbNr', 'SafAvtKod', 'SafMedlNr'],
  },
  { because: 'väntar på filen till Fremia, som inte är byggd', settings: ['KfoAvtKod', 'KfoKomKod'] },
  {
    because: 'väntar på redovisningen av fackavgifter, som inte är byggd',
    settings: ['FakArbstNr', 'FakForbNr'],
  },
  { because: 'väntar på filen till LÖSEN, som inte är byggd', settings: ['LosenResEnh'] },
  { because: 'Avlöna skriver inte Swedbanks format', settings: ['BankFtgNr', 'BankPersonNr'] },
  { because: 'Avlöna skriver inte formatet som behöver det', settings: ['BokfFtgId'] },
  {
    because: 'lönearter kan inte räknas in i fria baser än',
    settings: freeBases.flatMap(n => [`UseGrund${n}`, `Grund${n}Namn`]),
  },
  { because: 'yrken med schablonavdrag registreras inte. Ange avdraget på en löneart', settings: ['KostAvdrPrel'] },
  { because: 'personkortet har inga anteckningar än', settings: ['UsePayslipAntCard'] },
  {
    because: 'alla med ett färdigt lönebesked bokförs, också de som har slutat',
    settings: ['KonteraPassiva'],
  },
  {
    because: 'betalningen från skattekontot bokförs i bokföringsprogrammet',
    settings: ['KtoSkattekonto'],
  },
  {
    because: 'rader på lönebesked har ingen momssats. Bokför för hand',
    settings: ['KtoMomsUt25', 'KtoMomsUt12', 'KtoMomsUt6'],
  },
  {
    because: 'momsen redovisas i bokföringsprogrammet',
    settings: ['KtoMomsRedovisning'],
  },
  {
    because: 'ingen av Avlönas lönearter bokförs här. Ange kontot på en egen',
    settings: [
      'KtoKassaforskott',
      'KtoGranskningsarvode',
      'KtoVinstandelArb',
      'KtoVinstandelTjm',
      'KtoTantiemLed',
      'KtoTrangselskatt',
      'KtoExtraErsattning',
    ],
  },
  {
    because: 'förskottssemester bokförs som annan semesterlön',
    settings: ['KtoForskottssemester'],
  },
  {
    because: 'en reseräkning bokförs när den betalas på lönebeskedet',
    settings: ['KtoReserakningar'],
  },
  {
    because: 'ett tantiem bokförs när det betalas på lönebeskedet',
    settings: ['KtoTantiemSkuld'],
  },
  {
    because: 'upplupna löner bokförs i bokslutet, i bokföringsprogrammet',
    settings: ['KtoUpplupnaLoner'],
  },
  {
    because: 'medel till en semesterkassa beräknas inte. Bokför dem för hand',
    settings: ['KtoSemestermedel'],
  },
  {
    because: 'komptidens värde bokförs i bokslutet, i bokföringsprogrammet',
    settings: ['KtoKompskuld'],
  },
  {
    because: 'avsättningen bokförs i bokslutet, i bokföringsprogrammet',
    settings: ['KtoAtfSkuld'],
  },
  {
    because: 'avgifterna bokförs efter organisationens faktura',
    settings: ['KtoAvtaladeAvgifter'],
  },
  {
    because: 'löneskatten bokförs i bokslutet, i bokföringsprogrammet',
    settings: ['KtoUpplupenLoneskatt'],
  },
  {
    because: 'premierna bokförs efter fakturan, i bokföringsprogrammet',
    settings: ['KtoUpplupnaForsakringar', 'KtoGruppforsakring'],
  },
  {
    because: 'Foras premiesatser finns inte i Avlöna. Bokför efter fakturan',
    settings: ['KtoForaSkuld', 'KtoForaAvgift'],
  },
  {
    because: 'löneskatten på försäkringar beräknas inte. Bokför den för hand',
    settings: ['KtoLoneskattForsakring'],
  },
  {
    because: 'andra pensionskostnader än premier bokförs för hand',
    settings: ['KtoPensionOvrig'],
  },
  {
    because: 'avgifterna bokförs efter faktura, i bokföringsprogrammet',
    settings: ['KtoOvrigaAvgifter'],
  },
]

const reasons: ReadonlyMap<string, string> = new Map(
  waiting.flatMap(({ because, settings }) => settings.map(name => [name, `Har ingen verkan: ${because}.`] as const)),
)

/** The names of the settings without effect. */
export const settingsWithoutEffect: readonly string[] = [...reasons.keys()]

/** Returns why a setting has no effect, as a sentence; undefined for one that has. */
export const whyWithoutEffect = (name: string): string | undefined => reasons.get(name)

/** Returns the sentence that all fields have in common, or undefined. */
function oneReason(names: readonly string[]): string | undefined {
  const [first, ...others] = new Set(names.map(whyWithoutEffect))
  return names.length > 1 && others.length === 0 ? first : undefined
}

const fieldsOf = (cards: readonly FormCard[]) => cards.flatMap(fieldsOfCard)

/** The reasons that cards give for all of their fields, which then do not repeat them. */
export interface SaidOnce {
  /** The sentences, by the ids of the cards. */
  readonly byCard: ReadonlyMap<string, string>
  /** The fields whose card, or the first card of whose tab, says it. */
  readonly fields: ReadonlySet<string>
}

/**
 * Returns where pages say once that settings have no effect: on a card whose fields all wait for
 * the same, and on the first card of a tab whose cards all do. The switch of a card has no room for
 * a hint, so the card says it too.
 */
export function saidOnce(pages: readonly FormPage[]): SaidOnce {
  const byCard = new Map<string, string>()
  const fields = new Set<string>()
  for (const cards of pages.flatMap(page => [...Map.groupBy(page.cards, ({ tab, id }) => tab ?? id).values()])) {
    const [first, ...others] = cards
    const common = oneReason(fieldsOf(cards))
    if (first && common !== undefined) {
      byCard.set(first.id, others.length > 0 ? common.replace(/^Har/, 'Hela fliken har') : common)
      for (const name of fieldsOf(cards)) fields.add(name)
      continue
    }
    for (const card of cards) {
      const shared = oneReason(fieldsOf([card]))
      const reason = shared ?? (card.toggledBy === undefined ? undefined : whyWithoutEffect(card.toggledBy))
      if (reason !== undefined) byCard.set(card.id, reason)
      if (shared !== undefined) for (const name of fieldsOf([card])) fields.add(name)
    }
  }
  return { byCard, fields }
}

/**
 * Returns a field of the settings, with why it has no effect as its hint when it has none, unless
 * its card says it.
 */
export function withEffectTold(name: string, field: AnyField, { fields }: Pick<SaidOnce, 'fields'>): AnyField {
  const reason = fields.has(name) ? undefined : reasons.get(name)
  if (reason === undefined) return field
  const { hint, help = '' } = field
  return { ...field, hint: reason, help: typeof hint === 'string' ? `${hint} ${help}` : help }
}
