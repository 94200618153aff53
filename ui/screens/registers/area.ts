import BookUser from 'lucide-react/icons/book-user'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Repeat from 'lucide-react/icons/repeat'
import { type RegisterName, registerNames, registerRoutes } from '#contracts/reference-data/register-names.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

/** The six registers of calculation rules, by their paths: each has a list and a form. */
const rules = [
  ['OBRegler', 'obregler', 'OB-regler', 'OB-regel'],
  ['JorRegler', 'jorregler', 'Jourregler', 'Jourregel'],
  ['BerRegler', 'berregler', 'Beredskapsregler', 'Beredskapsregel'],
  ['EldRegler', 'eldregler', 'Regler för extra ledig dag', 'Regel för extra ledig dag'],
  ['HlgRegler', 'hlgregler', 'Helgregler', 'Helgregel'],
  ['OvtRegler', 'ovtregler', 'Övertidsregler', 'Övertidsregel'],
] as const

const registerScreens = plannedScreens(BookUser, [
  ['StdPerList', '/registry/employees/@/stdper', 'Mallar för anställda', 'Registry.PerReg.Read'],
  ['NewStdPer', '/registry/employees/@/stdper/@/create', 'Ny mall för anställda', 'Registry.PerReg.Write'],
  ['StdPer', '/registry/employees/@/stdper/:Id', 'Mall för anställda', 'Registry.PerReg.Read'],
  ['Brukarregister', '/registry/brukare', ({ register }) => register, 'Registry.Brukare.Read'],
  ['NewBrukare', '/registry/brukare/@/create', ({ singular }) => `${singular}: ny`, 'Registry.Brukare.Write'],
  ['Brukare', '/registry/brukare/:Brukare', ({ singular }) => singular, 'Registry.Brukare.Read'],
  ['Departments', '/registry/Departments', 'Avdelningar', 'Registry.Departments.Read'],
  ['Agreements', '/registry/agreements', 'Avtal', 'Registry.Agreements.Read'],
  ['VacationAgreements', '/registry/vacationagreements', 'Semesteravtal', 'Registry.VacationAgreements.Read'],
  ['Loneartsregister', '/registry/artreg', 'Löneartsregister', 'Registry.ArtReg.Read'],
  ['NewLoneartsregister', '/registry/artreg/:TabellKod/@/create', 'Ny löneart', 'Registry.ArtReg.Write'],
  ['LoneartsregisterItem', '/registry/artreg/:TabellKod/:LonArtNr', 'Löneart', 'Registry.ArtReg.Read'],
  ['Loneartstabeller', '/registry/loneartstabeller', 'Löneartstabeller', 'Registry.Loneartstabeller.Read'],
  [
    'NewLoneartstabeller',
    '/registry/loneartstabeller/@/create',
    'Ny löneartstabell',
    'Registry.Loneartstabeller.Write',
  ],
  ['LoneartstabellerItem', '/registry/loneartstabeller/:TabellKod', 'Löneartstabell', 'Registry.Loneartstabeller.Read'],
  ['Artsty', '/registry/artsty', 'Löneartsstyrning', 'Registry.Artsty.Read'],
  [
    'CustomFormelVariables',
    '/registry/customFormelVariables',
    'Formelvariabler',
    'Registry.CustomFormelVariables.Read',
  ],
  ['FriaAckarDef', '/registry/friaackardef', 'Fria ackumulatorer', 'Registry.FriaAckarDef.Read'],
  ['TidKoder', '/registry/tidkoder', 'Tidkoder', 'Registry.TidKoder.Read'],
  ['LonKoder', '/registry/lonkoder', 'Lönekoder', 'Registry.LonKoder.Read'],
  ['SalaryPeriods', '/registry/salaryPeriods', 'Löneperioder', 'Registry.SalaryPeriods.Read'],
  ['Holidays', '/registry/Holidays', 'Helgdagar', 'Registry.Holidays.Read'],
  ['Arbschema', '/registry/arbschema', 'Arbetsscheman', 'Registry.Arbschema.Read'],
  ['NewArbschema', '/registry/arbschema/@/new', 'Nytt arbetsschema', 'Registry.Arbschema.Write'],
  ['ArbschemaItem', '/registry/arbschema/:SchemaID', 'Arbetsschema', 'Registry.Arbschema.Read'],
  ['Dagschema', '/registry/dagschema', 'Dagscheman', 'Registry.Dagschema.Read'],
  ['NewDagschema', '/registry/dagschema/@/new', 'Nytt dagschema', 'Registry.Dagschema.Write'],
  ['DagschemaItem', '/registry/dagschema/:SkiftID', 'Dagschema', 'Registry.Dagschema.Read'],
  ...rules.flatMap(
    ([name, path, plural, singular]) =>
      [
        [name, `/registry/${path}`, plural, `Registry.${name}.Read`],
        [`New${name}`, `/registry/${path}/@/new`, `Ny: ${singular}`, `Registry.${name}.Write`],
        [`${name}Item`, `/registry/${path}/:RuleId`, singular, `Registry.${name}.Read`],
      ] as const,
  ),
  ['Accounts', '/registry/accounts', 'Konton', 'Registry.Accounts.Read'],
  ['Resenheter', '/registry/resenheter', 'Resultatenheter', 'Registry.Resenheter.Read'],
  ['Fordelningsnycklar', '/registry/fordelningsnycklar', 'Fördelningsnycklar', 'Registry.Fordelningsnycklar.Read'],
  [
    'NewFordelningsnyckel',
    '/registry/fordelningsnycklar/@/create',
    'Ny fördelningsnyckel',
    'Registry.Fordelningsnycklar.Write',
  ],
  [
    'Fordelningsnyckel',
    '/registry/fordelningsnycklar/:KonKey',
    'Fördelningsnyckel',
    'Registry.Fordelningsnycklar.Read',
  ],
  ['Varugrupper', '/registry/varugrupper', 'Varugrupper', 'Registry.Varugrupper.Read'],
  ['Egenskaper', '/registry/egenskaper', 'Egenskaper', 'Registry.Egenskaper.Read'],
  ['FackFor', '/registry/fackfor', 'Fackförbund', 'Registry.FackFor.Read'],
  ['ImpReg', '/registry/impreg', 'Importregister', 'Registry.ImpReg.Read'],
])

/** The register among the screens of LSS. */
const costTypes = plannedScreens(HeartHandshake, [
  ['LSSKostnTyp', '/lss/kostntyp', 'Kostnadstyper', 'LSS.KostnTyp.Read'],
])

/** The register among the functions of payroll. */
const assignments = plannedScreens(Repeat, [
  ['Loneuppdrag', '/loneuppdrag', 'Löneuppdrag', 'Loneuppdrag.Read'],
  ['NewLoneuppdrag', '/loneuppdrag/@/create', 'Nytt löneuppdrag', 'Loneuppdrag.Write'],
  ['LoneuppdragItem', '/loneuppdrag/:UppdragId', 'Löneuppdrag', 'Loneuppdrag.Read'],
])

const planned = [...registerScreens, ...costTypes, ...assignments]

/**
 * The lists of the registers that are made from declarations. New items and items lie below them.
 */
const lists = planned.filter(({ name }) => (Object.values(registerRoutes) as readonly string[]).includes(name))

/** True for a path and those below it, in large letters or small, as the router has it. */
export const liesAt = (pathname: string, path: string): boolean =>
  `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase())

/** Returns the names of the registers whose lists and items lie at a path: several in tabs. */
export const registersAt = (pathname: string): readonly RegisterName[] =>
  registerNames.filter(name => lists.some(list => list.name === registerRoutes[name] && liesAt(pathname, list.path)))

/** The registers (second document §2.2). */
export const registers: Area = {
  background: { load: () => import('./agreements-at-sign-in.tsx') },
  finds: () => loadChunk(() => import('./client-finds.ts')),
  screens: planned.map(screen =>
    lists.some(({ path }) => liesAt(screen.path, path))
      ? { ...screen, load: () => import('./register-screen.tsx') }
      : screen,
  ),
}
