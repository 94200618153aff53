import { rightLabel } from '#contracts/rights/labels.ts'
import type { ChainLink, FactLink } from '#contracts/rights/rights-chain.ts'
import type { ProofStep } from '#contracts/rights-groups/proof.shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { blockSource, companiesSource, factSource, groupSource } from './fact-sources.ts'
import { factText } from './fact-texts.ts'
import type { ProvedSubject } from './proof-subject.ts'

/** The text of a rule that nothing more than its session, or its company, opens. */
export const openTexts = {
  public: 'Öppet för alla, även utan inloggning.',
  session: 'Öppet för alla som är inloggade.',
  company: 'Öppet för alla som har tillgång till företaget.',
} as const

interface Chain {
  readonly chain: ChainLink
  readonly subject: ProvedSubject
  /** What is said of a chain without facts. */
  readonly openText: string
  /** True when the question is about something in the company. */
  readonly isInCompany: boolean
}

/** Returns the chain in Swedish, below what closes everything: a blocked account, no access. */
export async function stepsOf(tx: Transaction, asked: Chain): Promise<ProofStep[]> {
  const { chain } = asked
  const barriers = await barriersTo(tx, asked)
  if (barriers.length === 0) return linkSteps(tx, chain, 0, asked)
  const below = await linkSteps(tx, chain, 1, asked)
  return [
    { ...heading(0, 'ALL', allText), IsOpen: false, IsDecisive: true },
    ...barriers,
    // An open rule does not decide here.
    ...below.map(each => ({ ...each, IsDecisive: each.IsDecisive && !chain.isOpen })),
  ]
}

async function barriersTo(tx: Transaction, { subject, isInCompany }: Chain): Promise<ProofStep[]> {
  const { login, name, isBlocked, facts, company, kind } = subject
  const closed = { Level: 1, Kind: 'FACT', IsOpen: false, IsDecisive: true } as const
  const barriers: ProofStep[] = []
  if (isBlocked && login !== null)
    barriers.push({ ...closed, Text: `${name} är spärrad och kan inte logga in.`, ...(await blockSource(tx, login)) })
  if (isInCompany && facts.company === null) {
    barriers.push(
      kind === 'user' && company && login !== null
        ? { ...closed, Text: `${name} har inte tillgång till ${company.name}.`, ...(await companiesSource(tx, login)) }
        : { ...closed, Text: 'Inget företag är valt.', Source: '', Place: null },
    )
  }
  return barriers
}

const allText = 'Allt det här måste gälla:'
const anyText = 'Minst ett av det här måste gälla:'

const heading = (Level: number, Kind: 'ALL' | 'ANY' | 'RIGHT', Text: string) =>
  ({ Level, Kind, Text, Source: '', Place: null }) as const

async function linkSteps(tx: Transaction, link: ChainLink, Level: number, asked: Chain): Promise<ProofStep[]> {
  const marks = { IsOpen: link.isOpen, IsDecisive: link.isDecisive }
  if (link.kind === 'fact') return factSteps(tx, link, Level, asked.subject)
  if (link.because.length === 0) return [{ ...heading(Level, 'ALL', asked.openText), ...marks }]
  const head =
    link.right !== undefined
      ? heading(Level, 'RIGHT', `Behörigheten ${rightLabel(link.right)}`)
      : link.kind === 'any'
        ? heading(Level, 'ANY', anyText)
        : heading(Level, 'ALL', allText)
  const steps: ProofStep[] = [{ ...head, ...marks }]
  // One at a time, since they share a transaction.
  for (const part of link.because) steps.push(...(await linkSteps(tx, part, Level + 1, asked)))
  return steps
}

async function factSteps(tx: Transaction, link: FactLink, Level: number, subject: ProvedSubject): Promise<ProofStep[]> {
  const { fact, isOpen, isDecisive } = link
  const step: ProofStep = {
    Level,
    Kind: 'FACT',
    Text: factText(link, subject),
    IsOpen: isOpen,
    IsDecisive: isDecisive,
    ...(await factSource(tx, fact, subject)),
  }
  const { rightsFrom, login, kind, name } = subject
  if (!('flag' in fact) || rightsFrom.kind !== 'group' || login === null) return [step]
  const Text = `${kind === 'self' ? 'Du' : name} har gruppen ${rightsFrom.name}.`
  const note = { Level: Level + 1, Kind: 'NOTE', Text, IsOpen: isOpen, IsDecisive: false } as const
  return [step, { ...note, ...(await groupSource(tx, login)) }]
}
