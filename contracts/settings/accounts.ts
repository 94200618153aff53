import type { Field } from '../forms/field.ts'
import { account } from '../forms/fields.ts'

/**
 * An account of the postings of wages: its usual number in the BAS chart of accounts, its label,
 * and a help text that says what is posted on it. Those that nothing is posted on stand in
 * `waits-for.ts`.
 */
type Posted = readonly [number: string, label: string, help: string]

interface Group {
  readonly title: string
  readonly description: string
  readonly accounts: Readonly<Record<string, Posted>>
}

/**
 * The accounts that wages are posted on, grouped as on the page. Numbers and names come from the
 * BAS chart of accounts (BAS-intressenternas Förening). Where BAS has no account of its own, the
 * number is that of the wider account. 7399 is not in BAS, but payroll programs use it as the
 * contra account of benefits.
 */
export const accountGroups = {
  money: {
    title: 'Kassa, bank och avrundning',
    description: 'Varifrån lönen betalas, och var ören hamnar.',
    accounts: {
      KtoKassa: ['1910', 'Kassa', 'Krediteras i lönens verifikation för den som får ut lönen kontant.'],
      KtoPlusgiro: [
        '1920',
        'Plusgiro',
        'Krediteras i stället för banken när clearingnumret under Bank är Plusgirots. Utan konto bokförs betalningarna i bokföringsprogrammet.',
      ],
      KtoBank: [
        '1930',
        'Bank, företagskonto',
        'Krediteras med summan av en betalning, i den verifikation som skapas när betalningen är utbetald. Utan konto bokförs betalningarna i bokföringsprogrammet.',
      ],
      KtoSkattekonto: [
        '1630',
        'Skattekonto',
        'Krediteras när skatter och avgifter enligt arbetsgivardeklarationen betalas från skattekontot.',
      ],
      KtoAvrundning: [
        '3740',
        'Öres- och kronutjämning',
        'Öresskillnaden bokförs här när lönen avrundas till hela kronor, så att verifikationen går jämnt ut.',
      ],
    },
  },
  vat: {
    title: 'Moms',
    description: 'Moms på ersättningar, utlägg och förmåner som den anställda betalar.',
    accounts: {
      KtoMomsUt25: [
        '2611',
        'Utgående moms, 25 %',
        'Krediteras med moms på 25 % när den anställda betalar för en förmån, till exempel en bil.',
      ],
      KtoMomsUt12: [
        '2621',
        'Utgående moms, 12 %',
        'Krediteras med moms på 12 % när den anställda betalar för en förmån, till exempel måltider.',
      ],
      KtoMomsUt6: [
        '2631',
        'Utgående moms, 6 %',
        'Krediteras med moms på 6 % när den anställda betalar för en förmån, till exempel en resa.',
      ],
      KtoMomsIn: [
        '2641',
        'Ingående moms',
        'Debiteras med momsen på utlägg som ersätts på lönebeskedet. Momsen kommer med i momsdeklarationen.',
      ],
      KtoMomsRedovisning: [
        '2650',
        'Redovisningskonto för moms',
        'Periodens moms förs hit när den redovisas, så att kontot visar vad som ska betalas eller fås tillbaka.',
      ],
    },
  },
  claims: {
    title: 'Fordringar på anställda',
    description: 'Förskott, lån och löneskulder.',
    accounts: {
      KtoReseforskott: [
        '1611',
        'Reseförskott',
        'Debiteras när ett förskott för en resa betalas ut på lönebeskedet, och krediteras när resan redovisas.',
      ],
      KtoKassaforskott: [
        '1612',
        'Kassaförskott',
        'Debiteras med kontanter som den anställda får för inköp, och krediteras när kvittona redovisas.',
      ],
      KtoLoneforskott: [
        '1613',
        'Löneförskott',
        'Debiteras när lön betalas ut i förskott, och krediteras när förskottet dras på ett senare lönebesked.',
      ],
      KtoLan: [
        '1614',
        'Tillfälliga lån till anställda',
        'Debiteras när den anställda får låna, och krediteras med amorteringarna som dras på lönebeskeden.',
      ],
      KtoLoneskuld: [
        '1619',
        'Löneskuld hos anställda',
        'Debiteras när ett lönebesked slutar på ett belopp under noll. Skulden dras av på nästa lönebesked.',
      ],
      KtoForskottssemester: [
        '1619',
        'Förskottssemester',
        'Debiteras med semesterlön som betalas innan den är intjänad, och krediteras när den dras av.',
      ],
    },
  },
  tax: {
    title: 'Skatt och löneavdrag',
    description: 'Det som dras från lönen och betalas vidare.',
    accounts: {
      KtoPersonalskatt: [
        '2710',
        'Personalskatt',
        'Krediteras med skatteavdragen på lönebeskeden. Kontot ska stämma med avdragen skatt i arbetsgivardeklarationen.',
      ],
      KtoSINK: [
        '2710',
        'Särskild inkomstskatt (SINK)',
        'Krediteras med skatten för dem som bor utomlands (SINK). Den redovisas för sig i arbetsgivardeklarationen.',
      ],
      KtoASINK: [
        '2710',
        'Särskild inkomstskatt för artister (A-SINK)',
        'Krediteras med skatten för artister och idrottare som bor utomlands (A-SINK), i en egen deklaration.',
      ],
      KtoUtmatning: [
        '2750',
        'Utmätning i lön',
        'Krediteras med belopp som dras på lönebeskedet efter Kronofogdens beslut, tills de betalas till Kronofogden.',
      ],
      KtoFackavgift: [
        '2794',
        'Fackföreningsavgifter',
        'Krediteras med fackavgifter som dras på lönebeskeden, tills de betalas enligt redovisningen till förbundet.',
      ],
      KtoGranskningsarvode: [
        '2795',
        'Mätnings- och granskningsarvoden',
        'Krediteras med arvoden för mätning och granskning av ackord som dras av och betalas till förbundet.',
      ],
      KtoIntressekontor: [
        '2791',
        'Personalens intressekonto',
        'Krediteras med avdrag på lönebeskedet som sätts in på personalens intressekonto.',
      ],
      KtoLonsparande: [
        '2792',
        'Lönsparande',
        'Krediteras med sparande som dras på lönebeskedet, tills det betalas till banken.',
      ],
      KtoGruppforsakringAvdrag: [
        '2793',
        'Avdrag för gruppförsäkring',
        'Krediteras med den anställdas premier för gruppförsäkring, tills de betalas till försäkringsbolaget.',
      ],
      KtoOvrigaAvdrag: [
        '2799',
        'Övriga löneavdrag',
        'Krediteras med andra avdrag på lönebeskedet som ska betalas vidare till någon annan.',
      ],
    },
  },
  debts: {
    title: 'Skulder till anställda',
    description: 'Löner och semester som är intjänade men inte utbetalda.',
    accounts: {
      KtoNettolon: [
        '2821',
        'Löner att betala',
        'Krediteras med lönebeskedens utbetalda belopp, och debiteras när en betalning är utbetald.',
      ],
      KtoReserakningar: [
        '2822',
        'Reseräkningar',
        'Krediteras med godkända reseräkningar som ännu inte har betalats ut på ett lönebesked.',
      ],
      KtoTantiemSkuld: [
        '2823',
        'Tantiem och gratifikationer',
        'Krediteras med beslutade tantiem och gratifikationer som ännu inte har betalats ut på ett lönebesked.',
      ],
      KtoUpplupnaLoner: [
        '2910',
        'Upplupna löner',
        'Krediteras i bokslutet med löner som är intjänade men står på nästa periods lönebesked.',
      ],
      KtoSemesterloneskuld: [
        '2920',
        'Upplupna semesterlöner',
        'Krediteras med semester som tjänas in, och debiteras när semesterlön betalas ut på lönebeskedet.',
      ],
      KtoSemestermedel: [
        '2760',
        'Semestermedel',
        'Krediteras med semestermedel som ska betalas till en semesterkassa enligt kollektivavtalet.',
      ],
      KtoKompskuld: [
        '2919',
        'Upplupen kompensationsledighet',
        'Krediteras med värdet av kompensationstid som tjänas in, och debiteras när den tas ut.',
      ],
      KtoAtfSkuld: [
        '2919',
        'Upplupen arbetstidsförkortning',
        'Krediteras med avsättningar till arbetstidsförkortning, och debiteras när den tas ut eller betalas ut.',
      ],
    },
  },
  charges: {
    title: 'Skulder för avgifter och pensioner',
    description: 'Avgifter, löneskatt och premier som ska betalas.',
    accounts: {
      KtoArbAvgSkuld: [
        '2731',
        'Avräkning lagstadgade sociala avgifter',
        'Krediteras med periodens arbetsgivaravgifter. Kontot ska stämma med summan i arbetsgivardeklarationen.',
      ],
      KtoLoneskattSkuld: [
        '2732',
        'Avräkning särskild löneskatt',
        'Krediteras med särskild löneskatt på lönebeskedens ersättningar, tills den har deklarerats.',
      ],
      KtoAvtaladeAvgifter: [
        '2740',
        'Avtalade sociala avgifter',
        'Krediteras med avgifter enligt kollektivavtal, tills de har betalats enligt organisationens faktura.',
      ],
      KtoUpplupenArbAvg: [
        '2941',
        'Upplupna arbetsgivaravgifter på semesterlöner',
        'Krediteras med avgifterna på semesterlöneskulden, så att bokslutet visar hela skulden.',
      ],
      KtoUpplupenLoneskatt: [
        '2942',
        'Upplupen särskild löneskatt',
        'Krediteras i bokslutet med särskild löneskatt som hör till året men deklareras senare.',
      ],
      KtoPensionsskatt: [
        '2514',
        'Beräknad särskild löneskatt på pensionskostnader',
        'Krediteras med särskild löneskatt på pensionspremier. Den betalas efter företagets inkomstdeklaration.',
      ],
      KtoUpplupenPension: [
        '2930',
        'Upplupna pensionskostnader',
        'Krediteras med periodens beräknade pensionspremier, tills de faktureras.',
      ],
      KtoUpplupnaForsakringar: [
        '2951',
        'Upplupna avtalade arbetsmarknadsförsäkringar',
        'Krediteras med beräknade premier för avtalsförsäkringar, tills de faktureras.',
      ],
      KtoForaSkuld: [
        '2951',
        'Skuld till Fora',
        'Krediteras med periodens beräknade avgifter till Fora, tills fakturan efter månadens rapport är betald.',
      ],
    },
  },
  workers: {
    title: 'Löner till arbetare',
    description: 'Personer av typen arbetare.',
    accounts: {
      KtoLonArb: [
        '7010',
        'Löner till kollektivanställda',
        'Debiteras med bruttolönen på lönebesked för arbetare, när lönearten inte har ett eget konto.',
      ],
      KtoVinstandelArb: [
        '7012',
        'Vinstandelar till kollektivanställda',
        'Debiteras med vinstandelar som betalas på lönebesked för arbetare.',
      ],
      KtoLonVaxaArb: [
        '7013',
        'Löner till kollektivanställda, växa-stöd',
        'Debiteras med lön till en arbetare som företaget får växa-stöd för, så att den går att följa upp.',
      ],
      KtoAvgangArb: [
        '7017',
        'Avgångsvederlag till kollektivanställda',
        'Debiteras med avgångsvederlag som betalas på lönebesked för arbetare.',
      ],
      KtoBruttoavdragArb: [
        '7018',
        'Bruttolöneavdrag, kollektivanställda',
        'Krediteras när en arbetare byter lön mot en förmån genom ett bruttolöneavdrag på lönebeskedet.',
      ],
      KtoUtlandArb: [
        '7030',
        'Löner till kollektivanställda, utlandsanställda',
        'Debiteras med bruttolönen på lönebesked för arbetare som är anställda i ett annat land.',
      ],
      KtoSjuklonArb: [
        '7081',
        'Sjuklöner till kollektivanställda',
        'Debiteras med sjuklön för dag 1–14 på lönebesked för arbetare.',
      ],
      KtoSemesterlonArb: [
        '7082',
        'Semesterlöner till kollektivanställda',
        'Debiteras med semesterlön på lönebesked för arbetare.',
      ],
      KtoForaldralonArb: [
        '7083',
        'Föräldraersättning till kollektivanställda',
        'Debiteras med lön som arbetare får enligt avtal under föräldraledighet.',
      ],
      KtoEjArbetadArb: [
        '7089',
        'Övriga löner till kollektivanställda för ej arbetad tid',
        'Debiteras med annan lön till arbetare utan arbete, till exempel permission och helglön.',
      ],
      KtoSemesterskuldArb: [
        '7090',
        'Förändring av semesterlöneskuld, kollektivanställda',
        'Debiteras när semesterlöneskulden till arbetare växer, och krediteras när den minskar.',
      ],
    },
  },
  salaried: {
    title: 'Löner till tjänstemän',
    description: 'Personer av typen tjänsteman, och övriga.',
    accounts: {
      KtoLonTjm: [
        '7210',
        'Löner till tjänstemän',
        'Debiteras med bruttolönen på lönebesked för tjänstemän, när lönearten inte har ett eget konto.',
      ],
      KtoVinstandelTjm: [
        '7212',
        'Vinstandelar till tjänstemän',
        'Debiteras med vinstandelar som betalas på lönebesked för tjänstemän.',
      ],
      KtoLonVaxaTjm: [
        '7213',
        'Löner till tjänstemän, växa-stöd',
        'Debiteras med lön till en tjänsteman som företaget får växa-stöd för, så att den går att följa upp.',
      ],
      KtoAvgangTjm: [
        '7217',
        'Avgångsvederlag till tjänstemän',
        'Debiteras med avgångsvederlag som betalas på lönebesked för tjänstemän.',
      ],
      KtoBruttoavdragTjm: [
        '7218',
        'Bruttolöneavdrag, tjänstemän',
        'Krediteras när en tjänsteman byter lön mot en förmån genom ett bruttolöneavdrag på lönebeskedet.',
      ],
      KtoUtlandTjm: [
        '7230',
        'Löner till tjänstemän, utlandsanställda',
        'Debiteras med bruttolönen på lönebesked för tjänstemän som är anställda i ett annat land.',
      ],
      KtoSjuklonTjm: [
        '7281',
        'Sjuklöner till tjänstemän',
        'Debiteras med sjuklön för dag 1–14 på lönebesked för tjänstemän.',
      ],
      KtoForaldralonTjm: [
        '7283',
        'Föräldraersättning till tjänstemän',
        'Debiteras med lön som tjänstemän får enligt avtal under föräldraledighet.',
      ],
      KtoSemesterlonTjm: [
        '7285',
        'Semesterlöner till tjänstemän',
        'Debiteras med semesterlön och semestertillägg på lönebesked för tjänstemän.',
      ],
      KtoEjArbetadTjm: [
        '7288',
        'Övriga löner till tjänstemän för ej arbetad tid',
        'Debiteras med annan lön till tjänstemän utan arbete, till exempel permission.',
      ],
      KtoSemesterskuldTjm: [
        '7291',
        'Förändring av semesterlöneskuld, tjänstemän',
        'Debiteras när semesterlöneskulden till tjänstemän växer, och krediteras när den minskar.',
      ],
      KtoLonOvr: ['7210', 'Löner till övriga', 'Debiteras med bruttolönen på lönebesked för personer av typen övriga.'],
    },
  },
  managers: {
    title: 'Löner till företagsledare och delägare',
    description: 'Även styrelsen och idrottsutövare.',
    accounts: {
      KtoLonLed: ['7220', 'Löner till företagsledare', 'Debiteras med bruttolönen på lönebesked för företagsledare.'],
      KtoTantiemLed: ['7222', 'Tantiem till företagsledare', 'Debiteras med tantiem på lönebesked för företagsledare.'],
      KtoAvgangLed: [
        '7227',
        'Avgångsvederlag till företagsledare',
        'Debiteras med avgångsvederlag på lönebesked för företagsledare.',
      ],
      KtoBruttoavdragLed: [
        '7228',
        'Bruttolöneavdrag, företagsledare',
        'Krediteras när en företagsledare byter lön mot en förmån genom ett bruttolöneavdrag på lönebeskedet.',
      ],
      KtoSjuklonLed: [
        '7282',
        'Sjuklöner till företagsledare',
        'Debiteras med sjuklön för dag 1–14 på lönebesked för företagsledare.',
      ],
      KtoForaldralonLed: [
        '7284',
        'Föräldraersättning till företagsledare',
        'Debiteras med lön som företagsledare får enligt avtal under föräldraledighet.',
      ],
      KtoSemesterlonLed: [
        '7286',
        'Semesterlöner till företagsledare',
        'Debiteras med semesterlön och semestertillägg på lönebesked för företagsledare.',
      ],
      KtoEjArbetadLed: [
        '7289',
        'Övriga löner till företagsledare för ej arbetad tid',
        'Debiteras med annan lön till företagsledare utan arbete, till exempel permission.',
      ],
      KtoSemesterskuldLed: [
        '7292',
        'Förändring av semesterlöneskuld, företagsledare',
        'Debiteras när semesterlöneskulden till företagsledare växer, och krediteras när den minskar.',
      ],
      KtoLonDel: [
        '7220',
        'Löner till delägare',
        'Debiteras med bruttolönen på lönebesked för delägare i fåmansföretag.',
      ],
      KtoStyrelsearvode: [
        '7240',
        'Styrelsearvoden',
        'Debiteras med arvoden till styrelsen. De redovisas som lön i arbetsgivardeklarationen.',
      ],
      KtoLonIdr: ['7210', 'Löner till idrottsutövare', 'Debiteras med bruttolönen på lönebesked för idrottsutövare.'],
    },
  },
  allowances: {
    title: 'Ersättningar och utlägg',
    description: 'Resor, traktamenten och andra kostnader som den anställda får ersatta.',
    accounts: {
      KtoTraktSkattefri: [
        '7321',
        'Skattefria traktamenten, Sverige',
        'Debiteras med traktamenten i Sverige upp till Skatteverkets belopp. De är skattefria på lönebeskedet.',
      ],
      KtoTraktSkattepliktig: [
        '7322',
        'Skattepliktiga traktamenten, Sverige',
        'Debiteras med det av traktamenten i Sverige som är över Skatteverkets belopp och skattas som lön på lönebeskedet.',
      ],
      KtoTraktUtlSkattefri: [
        '7323',
        'Skattefria traktamenten, utlandet',
        'Debiteras med traktamenten utomlands upp till landets normalbelopp. De är skattefria på lönebeskedet.',
      ],
      KtoTraktUtlSkattepliktig: [
        '7324',
        'Skattepliktiga traktamenten, utlandet',
        'Debiteras med det av traktamenten utomlands som är över landets normalbelopp och skattas som lön på lönebeskedet.',
      ],
      KtoBilSkattefri: [
        '7331',
        'Skattefria bilersättningar',
        'Debiteras med bilersättning upp till Skatteverkets belopp per mil. Den är skattefri på lönebeskedet.',
      ],
      KtoBilSkattepliktig: [
        '7332',
        'Skattepliktiga bilersättningar',
        'Debiteras med det av bilersättningen som är över Skatteverkets belopp och skattas som lön på lönebeskedet.',
      ],
      KtoTrangselskatt: [
        '7333',
        'Ersättning för trängselskatt, skattefri',
        'Debiteras när lönebeskedet ersätter trängselskatt för resor i tjänsten. Ersättningen är skattefri.',
      ],
      KtoResor: [
        '5800',
        'Resekostnader',
        'Debiteras med biljetter, hotell och andra resekostnader som ersätts mot kvitto på lönebeskedet.',
      ],
      KtoRepresentation: [
        '7631',
        'Personalrepresentation',
        'Debiteras med utlägg för personalfester och liknande som ersätts på lönebeskedet.',
      ],
      KtoExtraErsattning: [
        '7310',
        'Kontanta extraersättningar',
        'Debiteras med kontanta ersättningar utöver lönen, till exempel en gåva i pengar. De skattas på lönebeskedet.',
      ],
      KtoOvrigaErsattningar: [
        '7390',
        'Övriga kostnadsersättningar och förmåner',
        'Debiteras med kostnadsersättningar på lönebeskedet som inte har något annat konto.',
      ],
    },
  },
  benefits: {
    title: 'Förmåner',
    description: 'Förmånernas värde, och vad de kostar.',
    accounts: {
      KtoForman: [
        '7380',
        'Kostnader för förmåner till anställda',
        'Debiteras med förmåners värde på lönebeskedet när förmånen inte har ett eget konto.',
      ],
      KtoFormanBostad: [
        '7381',
        'Kostnader för fri bostad',
        'Debiteras med värdet av fri bostad på lönebeskedet. Det redovisas i arbetsgivardeklarationen.',
      ],
      KtoFormanMat: [
        '7382',
        'Kostnader för fria eller subventionerade måltider',
        'Debiteras med värdet av fria måltider på lönebeskedet. Det redovisas i arbetsgivardeklarationen.',
      ],
      KtoFormanBil: [
        '7385',
        'Kostnader för fri bil',
        'Debiteras med bilförmånens värde på lönebeskedet. Det redovisas i arbetsgivardeklarationen.',
      ],
      KtoFormanErsattning: [
        '7388',
        'Anställdas ersättning för erhållna förmåner',
        'Krediteras med det som den anställda betalar för en förmån genom ett avdrag på lönebeskedet.',
      ],
      KtoFormanMotkonto: [
        '7399',
        'Motkonto för skattepliktiga förmåner',
        'Krediteras med förmånernas värde, så att de syns i bokföringen utan att kosta två gånger.',
      ],
    },
  },
  contributions: {
    title: 'Arbetsgivaravgifter',
    description: 'Kostnaden för avgifterna, efter vem lönen gäller.',
    accounts: {
      KtoArbAvg: [
        '7510',
        'Lagstadgade arbetsgivaravgifter',
        'Debiteras med periodens arbetsgivaravgifter på lön, när inget annat konto gäller. De står i arbetsgivardeklarationen.',
      ],
      KtoArbAvgForman: [
        '7512',
        'Arbetsgivaravgifter för förmånsvärden',
        'Debiteras med arbetsgivaravgifter på förmåner, så att de bokförs skilda från avgifter på lön.',
      ],
      KtoArbAvgErsattning: [
        '7515',
        'Arbetsgivaravgifter på skattepliktiga kostnadsersättningar',
        'Debiteras med arbetsgivaravgifter på skattepliktiga traktamenten och bilersättningar.',
      ],
      KtoArbAvgUngdom: [
        '7510',
        'Arbetsgivaravgifter, ungdomar',
        'Debiteras med arbetsgivaravgifter för unga, de år då avgiften är lägre för dem. Åldern avgör.',
      ],
      KtoArbAvgPension: [
        '7510',
        'Arbetsgivaravgifter, bara ålderspensionsavgift',
        'Debiteras med avgifter för den som har fyllt så mycket att bara ålderspensionsavgift betalas på lönebeskedets belopp.',
      ],
      KtoArbAvgVaxa: [
        '7510',
        'Arbetsgivaravgifter, växa-stöd',
        'Debiteras med avgifter för den som företaget får växa-stöd för.',
      ],
      KtoArbAvgUtsand: [
        '7510',
        'Arbetsgivaravgifter, utsänd personal',
        'Debiteras med avgifter för utsänd personal, som betalas enligt avtal mellan Sverige och ett annat land.',
      ],
      KtoArbAvgEjDriftst: [
        '7510',
        'Arbetsgivaravgifter, ej fast driftställe i Sverige',
        'Debiteras med avgifter när företaget inte har fast driftställe i Sverige, och bara vissa avgifter betalas.',
      ],
      KtoArbAvgArvode: [
        '7516',
        'Arbetsgivaravgifter på arvoden',
        'Debiteras med arbetsgivaravgifter på arvoden, till exempel till styrelsen.',
      ],
      KtoArbAvgBruttoavdrag: [
        '7518',
        'Arbetsgivaravgifter på bruttolöneavdrag',
        'Krediteras med avgifterna som minskar när lön byts mot en förmån genom ett bruttolöneavdrag på lönebeskedet.',
      ],
      KtoArbAvgSemester: [
        '7519',
        'Arbetsgivaravgifter för semester- och löneskulder',
        'Debiteras med avgifter på semesterlöneskulden när den växer, och krediteras när den minskar.',
      ],
      KtoArbAvgRabatt: [
        '7510',
        'Arbetsgivaravgifter, avdrag i stödområde A',
        'Krediteras med det regionala avdraget i stödområde A, som minskar avgifterna i arbetsgivardeklarationen.',
      ],
      KtoArbAvgFoU: [
        '7510',
        'Arbetsgivaravgifter, avdrag för forskning och utveckling',
        'Krediteras med avdraget för forskning och utveckling, som minskar avgifterna i arbetsgivardeklarationen.',
      ],
      KtoLoneskatt: [
        '7530',
        'Särskild löneskatt',
        'Debiteras med särskild löneskatt på ersättningar som inte ger pension, till exempel vinstandelar.',
      ],
      KtoLoneskattForsakring: [
        '7531',
        'Särskild löneskatt för vissa försäkringsersättningar',
        'Debiteras med särskild löneskatt på ersättningar från vissa avtalsförsäkringar.',
      ],
    },
  },
  pensions: {
    title: 'Pensioner och försäkringar',
    description: 'Premier, pensioner och löneskatten på dem.',
    accounts: {
      KtoPension1: [
        '7411',
        'Pension 1, premier för kollektiva pensionsförsäkringar',
        'Debiteras med premier till den första pensionen när de bokförs med lönen, se Det här bokförs.',
      ],
      KtoPension2: [
        '7412',
        'Pension 2, premier för individuella pensionsförsäkringar',
        'Debiteras med premier till den andra pensionen när de bokförs med lönen, se Det här bokförs.',
      ],
      KtoPensionUtbetald: [
        '7460',
        'Pensionsutbetalningar',
        'Debiteras med pension som företaget självt betalar ut på lönebesked.',
      ],
      KtoPensionOvrig: [
        '7490',
        'Övriga pensionskostnader',
        'Debiteras med pensionskostnader som inte har något annat konto.',
      ],
      KtoPensionLoneskatt: [
        '7533',
        'Särskild löneskatt för pensionskostnader',
        'Debiteras med särskild löneskatt på pensionspremier, 24,26 %, tillsammans med premierna.',
      ],
      KtoForaAvgift: [
        '7570',
        'Premier för arbetsmarknadsförsäkringar',
        'Debiteras med beräknade premier till Fora när de bokförs med lönen.',
      ],
      KtoGruppforsakring: [
        '7580',
        'Gruppförsäkringspremier',
        'Debiteras med premier för gruppförsäkringar som företaget betalar för de anställda.',
      ],
      KtoOvrigaAvgifter: [
        '7590',
        'Övriga sociala och andra avgifter enligt lag och avtal',
        'Debiteras med avgifter enligt lag och avtal som inte har något annat konto.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Group>>

type Groups = typeof accountGroups
type AccountName = { [Key in keyof Groups]: keyof Groups[Key]['accounts'] & string }[keyof Groups]

/** The accounts as fields. Nothing is posted on an empty account. */
export const accounts = Object.fromEntries(
  Object.values<Group>(accountGroups).flatMap(group =>
    Object.entries(group.accounts).map(([name, [number, label, help]]) => [
      name,
      account(label, { default: number, most: 10, help }),
    ]),
  ),
) as unknown as { readonly [Name in AccountName]: Field<string> }
