import { createMongoAbility, type RawRule, subject } from '@casl/ability'
import { createServer } from 'vite'
import { type Facts, opens } from '../../../contracts/rights/access.ts'
import { allows, allRights, rightsWhere } from '../../../contracts/rights/catalogue.ts'
import { conditionsOf } from '../../../contracts/rights/conditions.ts'
import type { Rule } from '../../../contracts/rights/rule.ts'
import { exampleCompany, exampleLicence } from '../../../contracts/sign-in/examples.ts'
import { projectRoot } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'

/** Measures who may see what: the menu, and every route. */
export const access: readonly Row[] = [
  {
    name: 'access',
    what: 'ms to make the menu of the whole table and to ask for each of its routes, the mean of 200',
    peer: 'CASL with the same rights, conditions and menu',
    unit: 'ms',
    better: 'less',
    rounds: 9,
    limit: { atMost: 2 },
    prepare,
  },
]

const repetitions = 200

/** An administrator of a company, whose agreements open half of what an agreement can. */
const facts: Facts = {
  Roll: 'FTG',
  rights: rightsWhere(right => right.endsWith('.Read')),
  HasPlus: true,
  Supplier: exampleLicence.Supplier,
  options: { FERTIL: true },
  grants: {},
  companies: 2,
  company: {
    ...exampleCompany,
    AgreementFlags: { ...exampleCompany.AgreementFlags, FerIngBer: true, OpenOBRegler: true, OpenOVTRegler: true },
  },
}

type Asked = (rule: Rule | undefined) => boolean

async function prepare(): Promise<Contest> {
  // The areas are the browser's: Vite reads them as the specs do.
  const server = await createServer({
    root: `${projectRoot}/ui`,
    configFile: `${projectRoot}/vite.config.ts`,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const { areas } = (await server.ssrLoadModule('/areas.ts')) as typeof import('../../../ui/areas.ts')
  const { menu } = (await server.ssrLoadModule('/menu.ts')) as typeof import('../../../ui/menu.ts')
  const { menuOf } = (await server.ssrLoadModule(
    '/shell/side-menu/menu-of.ts',
  )) as typeof import('../../../ui/shell/side-menu/menu-of.ts')
  const screens = areas.flatMap(area => area.screens ?? [])
  const all = (asked: Asked) => ({
    parts: menuOf(menu, screens, asked).length,
    open: screens.filter(screen => asked(screen.access)).map(({ path }) => path),
  })

  const ours: Asked = rule => rule === undefined || opens(rule, facts)
  const peer = caslAsks()
  const [own, others] = [all(ours), all(peer)]
  if (screens.length < 140) throw new Error(`The table has only ${screens.length} routes.`)
  if (JSON.stringify(own) !== JSON.stringify(others)) throw new Error('CASL answers otherwise.')
  const msOf = async (asked: Asked) => {
    const begun = performance.now()
    for (let count = 0; count < repetitions; count += 1) all(asked)
    return (performance.now() - begun) / repetitions
  }
  return { ours: () => msOf(ours), peer: () => msOf(peer), close: () => server.close() }
}

/** Returns the same question, asked of CASL: a right is an action, the facts are its subject. */
function caslAsks(): Asked {
  const rules = allRights
    .filter(right => allows(facts.rights, right))
    .flatMap((right): RawRule[] =>
      waysOf({ every: conditionsOf(right) }).map(conditions => ({ action: right, subject: 'Facts', conditions })),
    )
  const ability = createMongoAbility(rules)
  const asked = subject('Facts', { ...facts })
  return function asks(rule): boolean {
    if (rule === undefined) return true
    if ('right' in rule) return ability.can(rule.right, asked)
    if ('some' in rule) return rule.some.some(asks)
    if ('every' in rule) return rule.every.every(asks)
    if ('not' in rule) return !asks(rule.not)
    return opens(rule, facts)
  }
}

/**
 * Returns the ways in which a condition can be met, each as the conditions of a rule of CASL, which
 * combines them by rules.
 */
function waysOf(rule: Rule): object[] {
  if ('every' in rule)
    return rule.every.reduce<object[]>(
      (ways, each) => ways.flatMap(way => waysOf(each).map(more => ({ ...way, ...more }))),
      [{}],
    )
  if ('some' in rule) return rule.some.flatMap(waysOf)
  if ('not' in rule) {
    const { not } = rule
    if ('role' in not) return [{ Roll: { $nin: not.role } }]
    return waysOf(not).map(way => Object.fromEntries(Object.entries(way).map(([name, $ne]) => [name, { $ne }])))
  }
  if ('role' in rule) return [{ Roll: { $in: rule.role } }]
  if ('plus' in rule) return [{ HasPlus: true }]
  if ('option' in rule) return [{ [`options.${rule.option}`]: true }]
  if ('grant' in rule) return [{ [`grants.${rule.grant}`]: true }]
  if ('agreement' in rule) return [{ [`company.AgreementFlags.${rule.agreement}`]: true }]
  if ('company' in rule) return [{ [`company.${rule.company}`]: true }]
  throw new Error(`No right has the condition ${JSON.stringify(rule)}.`)
}
