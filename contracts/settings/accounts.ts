import type { Field } from '../forms/field.ts'
import { account } from '../forms/fields.ts'

/** An account that wages are posted on: its usual number in the BAS chart, and what it is for. */
type Posted = readonly [number: string, label: string]

interface Group {
  readonly title: string
  readonly description: string
  readonly accounts: Readonly<Record<string, Posted>>
}

/**
 * The accounts that wages are posted on, as they are grouped on the page: numbers and names of the BAS chart (BAS-intressenternas
 * Förening), where it has an account for it; otherwise the number of the account that it is a part of. 7399 is not in the chart, but
 * what payroll programs post the other side of benefits on.
 */
export const accountGroups = {
  money: {
    title: 'Kassa, bank och avrundning',
    description: 'Varifrån lönen betalas, och var ören hamnar.',
    accounts: {
      KtoKassa: ['1910', 'Kassa'],
      KtoPlusgiro: ['1920', 'Plusgiro'],
      KtoBank: ['1930', 'Bank, företagskonto'],
      KtoSkattekonto: ['1630', 'Skattekonto'],
      KtoAvrundning: ['3740', 'Öres- och kronutjämning'],
    },
  },
  vat: {
    title: 'Moms',
    description: 'Moms på ersättningar, utlägg och förmåner som den anställda betalar.',
    accounts: {
      KtoMomsUt25: ['2611', 'Utgående moms, 25 %'],
      KtoMomsUt12: ['2621', 'Utgående moms, 12 %'],
      KtoMomsUt6: ['2631', 'Utgående moms, 6 %'],
      KtoMomsIn: ['2641', 'Ingående moms'],
      KtoMomsRedovisning: ['2650', 'Redovisningskonto för moms'],
    },
  },
  claims: {
    title: 'Fordringar på anställda',
    description: 'Förskott, lån och löneskulder.',
    accounts: {
      KtoReseforskott: ['1611', 'Reseförskott'],
      KtoKassaforskott: ['1612', 'Kassaförskott'],
      KtoLoneforskott: ['1613', 'Löneförskott'],
      KtoLan: ['1614', 'Tillfälliga lån till anställda'],
      KtoLoneskuld: ['1619', 'Löneskuld hos anställda'],
      KtoForskottssemester: ['1619', 'Förskottssemester'],
    },
  },
  tax: {
    title: 'Skatt och löneavdrag',
    description: 'Det som dras från lönen och betalas vidare.',
    accounts: {
      KtoPersonalskatt: ['2710', 'Personalskatt'],
      KtoSINK: ['2710', 'Särskild inkomstskatt (SINK)'],
      KtoASINK: ['2710', 'Särskild inkomstskatt för artister (A-SINK)'],
      KtoUtmatning: ['2750', 'Utmätning i lön'],
      KtoFackavgift: ['2794', 'Fackföreningsavgifter'],
      KtoGranskningsarvode: ['2795', 'Mätnings- och granskningsarvoden'],
      KtoIntressekontor: ['2791', 'Personalens intressekonto'],
      KtoLonsparande: ['2792', 'Lönsparande'],
      KtoGruppforsakringAvdrag: ['2793', 'Avdrag för gruppförsäkring'],
      KtoOvrigaAvdrag: ['2799', 'Övriga löneavdrag'],
    },
  },
  debts: {
    title: 'Skulder till anställda',
    description: 'Löner och semester som är intjänade men inte utbetalda.',
    accounts: {
      KtoNettolon: ['2821', 'Löner att betala'],
      KtoReserakningar: ['2822', 'Reseräkningar'],
      KtoTantiemSkuld: ['2823', 'Tantiem och gratifikationer'],
      KtoUpplupnaLoner: ['2910', 'Upplupna löner'],
      KtoSemesterloneskuld: ['2920', 'Upplupna semesterlöner'],
      KtoSemestermedel: ['2760', 'Semestermedel'],
      KtoKompskuld: ['2919', 'Upplupen kompensationsledighet'],
      KtoAtfSkuld: ['2919', 'Upplupen arbetstidsförkortning'],
    },
  },
  charges: {
    title: 'Skulder för avgifter och pensioner',
    description: 'Avgifter, löneskatt och premier som ska betalas.',
    accounts: {
      KtoArbAvgSkuld: ['2731', 'Avräkning lagstadgade sociala avgifter'],
      KtoLoneskattSkuld: ['2732', 'Avräkning särskild löneskatt'],
      KtoAvtaladeAvgifter: ['2740', 'Avtalade sociala avgifter'],
      KtoUpplupenArbAvg: ['2941', 'Upplupna arbetsgivaravgifter på semesterlöner'],
      KtoUpplupenLoneskatt: ['2942', 'Upplupen särskild löneskatt'],
      KtoPensionsskatt: ['2514', 'Beräknad särskild löneskatt på pensionskostnader'],
      KtoUpplupenPension: ['2930', 'Upplupna pensionskostnader'],
      KtoUpplupnaForsakringar: ['2951', 'Upplupna avtalade arbetsmarknadsförsäkringar'],
      KtoForaSkuld: ['2951', 'Skuld till Fora'],
    },
  },
  workers: {
    title: 'Löner till arbetare',
    description: 'Personer av typen arbetare.',
    accounts: {
      KtoLonArb: ['7010', 'Löner till kollektivanställda'],
      KtoVinstandelArb: ['7012', 'Vinstandelar till kollektivanställda'],
      KtoLonVaxaArb: ['7013', 'Löner till kollektivanställda, växa-stöd'],
      KtoAvgangArb: ['7017', 'Avgångsvederlag till kollektivanställda'],
      KtoBruttoavdragArb: ['7018', 'Bruttolöneavdrag, kollektivanställda'],
      KtoUtlandArb: ['7030', 'Löner till kollektivanställda, utlandsanställda'],
      KtoSjuklonArb: ['7081', 'Sjuklöner till kollektivanställda'],
      KtoSemesterlonArb: ['7082', 'Semesterlöner till kollektivanställda'],
      KtoForaldralonArb: ['7083', 'Föräldraersättning till kollektivanställda'],
      KtoEjArbetadArb: ['7089', 'Övriga löner till kollektivanställda för ej arbetad tid'],
      KtoSemesterskuldArb: ['7090', 'Förändring av semesterlöneskuld, kollektivanställda'],
    },
  },
  salaried: {
    title: 'Löner till tjänstemän',
    description: 'Personer av typen tjänsteman, och övriga.',
    accounts: {
      KtoLonTjm: ['7210', 'Löner till tjänstemän'],
      KtoVinstandelTjm: ['7212', 'Vinstandelar till tjänstemän'],
      KtoLonVaxaTjm: ['7213', 'Löner till tjänstemän, växa-stöd'],
      KtoAvgangTjm: ['7217', 'Avgångsvederlag till tjänstemän'],
      KtoBruttoavdragTjm: ['7218', 'Bruttolöneavdrag, tjänstemän'],
      KtoUtlandTjm: ['7230', 'Löner till tjänstemän, utlandsanställda'],
      KtoSjuklonTjm: ['7281', 'Sjuklöner till tjänstemän'],
      KtoForaldralonTjm: ['7283', 'Föräldraersättning till tjänstemän'],
      KtoSemesterlonTjm: ['7285', 'Semesterlöner till tjänstemän'],
      KtoEjArbetadTjm: ['7288', 'Övriga löner till tjänstemän för ej arbetad tid'],
      KtoSemesterskuldTjm: ['7291', 'Förändring av semesterlöneskuld, tjänstemän'],
      KtoLonOvr: ['7210', 'Löner till övriga'],
    },
  },
  managers: {
    title: 'Löner till företagsledare och delägare',
    description: 'Även styrelsen och idrottsutövare.',
    accounts: {
      KtoLonLed: ['7220', 'Löner till företagsledare'],
      KtoTantiemLed: ['7222', 'Tantiem till företagsledare'],
      KtoAvgangLed: ['7227', 'Avgångsvederlag till företagsledare'],
      KtoBruttoavdragLed: ['7228', 'Bruttolöneavdrag, företagsledare'],
      KtoSjuklonLed: ['7282', 'Sjuklöner till företagsledare'],
      KtoForaldralonLed: ['7284', 'Föräldraersättning till företagsledare'],
      KtoSemesterlonLed: ['7286', 'Semesterlöner till företagsledare'],
      KtoEjArbetadLed: ['7289', 'Övriga löner till företagsledare för ej arbetad tid'],
      KtoSemesterskuldLed: ['7292', 'Förändring av semesterlöneskuld, företagsledare'],
      KtoLonDel: ['7220', 'Löner till delägare'],
      KtoStyrelsearvode: ['7240', 'Styrelsearvoden'],
      KtoLonIdr: ['7210', 'Löner till idrottsutövare'],
    },
  },
  allowances: {
    title: 'Ersättningar och utlägg',
    description: 'Resor, traktamenten och andra kostnader som den anställda får ersatta.',
    accounts: {
      KtoTraktSkattefri: ['7321', 'Skattefria traktamenten, Sverige'],
      KtoTraktSkattepliktig: ['7322', 'Skattepliktiga traktamenten, Sverige'],
      KtoTraktUtlSkattefri: ['7323', 'Skattefria traktamenten, utlandet'],
      KtoTraktUtlSkattepliktig: ['7324', 'Skattepliktiga traktamenten, utlandet'],
      KtoBilSkattefri: ['7331', 'Skattefria bilersättningar'],
      KtoBilSkattepliktig: ['7332', 'Skattepliktiga bilersättningar'],
      KtoTrangselskatt: ['7333', 'Ersättning för trängselskatt, skattefri'],
      KtoResor: ['5800', 'Resekostnader'],
      KtoRepresentation: ['7631', 'Personalrepresentation'],
      KtoExtraErsattning: ['7310', 'Kontanta extraersättningar'],
      KtoOvrigaErsattningar: ['7390', 'Övriga kostnadsersättningar och förmåner'],
    },
  },
  benefits: {
    title: 'Förmåner',
    description: 'Förmånernas värde, och vad de kostar.',
    accounts: {
      KtoForman: ['7380', 'Kostnader för förmåner till anställda'],
      KtoFormanBostad: ['7381', 'Kostnader för fri bostad'],
      KtoFormanMat: ['7382', 'Kostnader för fria eller subventionerade måltider'],
      KtoFormanBil: ['7385', 'Kostnader för fri bil'],
      KtoFormanErsattning: ['7388', 'Anställdas ersättning för erhållna förmåner'],
      KtoFormanMotkonto: ['7399', 'Motkonto för skattepliktiga förmåner'],
    },
  },
  contributions: {
    title: 'Arbetsgivaravgifter',
    description: 'Kostnaden för avgifterna, efter vem lönen gäller.',
    accounts: {
      KtoArbAvg: ['7510', 'Lagstadgade arbetsgivaravgifter'],
      KtoArbAvgForman: ['7512', 'Arbetsgivaravgifter för förmånsvärden'],
      KtoArbAvgErsattning: ['7515', 'Arbetsgivaravgifter på skattepliktiga kostnadsersättningar'],
      KtoArbAvgUngdom: ['7510', 'Arbetsgivaravgifter, ungdomar'],
      KtoArbAvgPension: ['7510', 'Arbetsgivaravgifter, bara ålderspensionsavgift'],
      KtoArbAvgVaxa: ['7510', 'Arbetsgivaravgifter, växa-stöd'],
      KtoArbAvgUtsand: ['7510', 'Arbetsgivaravgifter, utsänd personal'],
      KtoArbAvgEjDriftst: ['7510', 'Arbetsgivaravgifter, ej fast driftställe i Sverige'],
      KtoArbAvgArvode: ['7516', 'Arbetsgivaravgifter på arvoden'],
      KtoArbAvgBruttoavdrag: ['7518', 'Arbetsgivaravgifter på bruttolöneavdrag'],
      KtoArbAvgSemester: ['7519', 'Arbetsgivaravgifter för semester- och löneskulder'],
      KtoArbAvgRabatt: ['7510', 'Avdrag i stödområde A'],
      KtoArbAvgFoU: ['7510', 'Avdrag för forskning och utveckling'],
      KtoLoneskatt: ['7530', 'Särskild löneskatt'],
      KtoLoneskattForsakring: ['7531', 'Särskild löneskatt för vissa försäkringsersättningar'],
    },
  },
  pensions: {
    title: 'Pensioner och försäkringar',
    description: 'Premier, pensioner och löneskatten på dem.',
    accounts: {
      KtoPension1: ['7411', 'Pension 1, premier för kollektiva pensionsförsäkringar'],
      KtoPension2: ['7412', 'Pension 2, premier för individuella pensionsförsäkringar'],
      KtoPensionUtbetald: ['7460', 'Pensionsutbetalningar'],
      KtoPensionOvrig: ['7490', 'Övriga pensionskostnader'],
      KtoPensionLoneskatt: ['7533', 'Särskild löneskatt för pensionskostnader'],
      KtoForaAvgift: ['7570', 'Premier för arbetsmarknadsförsäkringar'],
      KtoGruppforsakring: ['7580', 'Gruppförsäkringspremier'],
      KtoOvrigaAvgifter: ['7590', 'Övriga sociala och andra avgifter enligt lag och avtal'],
    },
  },
} as const satisfies Readonly<Record<string, Group>>

type Groups = typeof accountGroups
type AccountName = { [Key in keyof Groups]: keyof Groups[Key]['accounts'] & string }[keyof Groups]

/** The accounts as fields. An empty one is not posted on. */
export const accounts = Object.fromEntries(
  Object.values<Group>(accountGroups).flatMap(group =>
    Object.entries(group.accounts).map(([name, [number, label]]) => [
      name,
      account(label, { default: number, most: 10 }),
    ]),
  ),
) as unknown as { readonly [Name in AccountName]: Field<string> }
