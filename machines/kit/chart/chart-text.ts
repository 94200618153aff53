import type { ChartArrow, ChartInvoke, ChartState } from './chart-model.ts'
import { type Font, widthOf, wrap } from './text-width.ts'

/** The parts of a chart that are drawn besides states and arrows. */
export interface ChartDetail {
  readonly descriptions: boolean
  /** Whether each transition leaves room for the number of times that it was taken. */
  readonly counts: boolean
}

/** A line of text, from the upper left corner of its block. */
export interface TextLine {
  readonly role: 'name' | 'description' | 'detail' | 'cause' | 'actions'
  readonly text: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly width: number
}

/** The text of one transition, within a label or a state. */
export interface TransitionRow {
  readonly key: string
  readonly lines: readonly TextLine[]
  readonly y: number
  readonly height: number
}

/** The measured text of a state or of an arrow's label. */
export interface TextBlock {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  readonly rows: readonly TransitionRow[]
}

export const fonts: Readonly<Record<TextLine['role'], Font>> = {
  name: { size: 14, bold: true },
  description: { size: 12 },
  detail: { size: 12 },
  cause: { size: 12 },
  actions: { size: 11 },
}
const lineHeights: Readonly<Record<TextLine['role'], number>> = {
  name: 20,
  description: 16,
  detail: 16,
  cause: 16,
  actions: 15,
}

const padding = 10
const gap = 6
/** Widths at which texts are broken, in pixels. */
const stateWidth = 220
const holderWidth = 320
const labelWidth = 180
/** Room for a number such as `×1234` at the end of a row. */
const countWidth = 46

/** Returns the text of a state, with the transitions that leave the state as it is. */
export function stateText(state: ChartState, staying: readonly ChartArrow[], detail: ChartDetail): TextBlock {
  const most = state.kind === 'compound' || state.kind === 'parallel' ? holderWidth : stateWidth
  const block = new Block(most, detail)
  block.add('name', state.name)
  if (detail.descriptions && state.description !== '') block.add('description', state.description)
  block.pause()
  for (const text of runsOf(state.invokes)) block.add('detail', text)
  if (state.entry.length > 0) block.add('detail', `entry / ${state.entry.join(', ')}`)
  if (state.exit.length > 0) block.add('detail', `exit / ${state.exit.join(', ')}`)
  block.pause()
  for (const arrow of staying) block.addRow(arrow)
  return block.measured(padding)
}

/** Returns the label of an arrow, with a row for each of its transitions. */
export function labelText(arrows: readonly ChartArrow[], detail: ChartDetail): TextBlock {
  const block = new Block(labelWidth, detail)
  for (const arrow of arrows) block.addRow(arrow)
  return block.measured(4)
}

/** Returns what runs in a state, by kind: `port load`, `machines inbox, compose`. */
export function runsOf(invokes: readonly ChartInvoke[]): readonly string[] {
  return [...Map.groupBy(invokes, ({ kind }) => kind)].map(
    ([kind, those]) => `${kind}${those.length > 1 ? 's' : ''} ${those.map(nameOf).join(', ')}`,
  )
}

const nameOf = ({ id, src }: ChartInvoke) => (id === src ? id : `${id} (${src})`)

/** Returns the cause and the guard: `form.set [isLoaded]`. */
export const causeText = ({ cause, guard }: ChartArrow): string => (guard === undefined ? cause : `${cause} [${guard}]`)

/** Stacks lines of text. */
class Block {
  private readonly lines: TextLine[] = []
  private readonly rows: TransitionRow[] = []
  private readonly most: number
  private readonly detail: ChartDetail
  private y = 0
  private pending = false

  constructor(most: number, detail: ChartDetail) {
    this.most = most
    this.detail = detail
  }

  add(role: TextLine['role'], text: string): void {
    this.lines.push(...this.stack(role, text))
  }

  addRow(arrow: ChartArrow): void {
    if (this.rows.length > 0) this.y += 2
    const cause = this.stack('cause', causeText(arrow))
    const y = cause[0] ? cause[0].y - lineHeights.cause + 4 : this.y
    const actions = arrow.actions.length > 0 ? this.stack('actions', `/ ${arrow.actions.join(', ')}`) : []
    this.rows.push({ key: arrow.key, lines: [...cause, ...actions], y, height: this.y - y })
  }

  /** Leaves a gap before the next line, if there is one. */
  pause(): void {
    this.pending = true
  }

  measured(around: number): TextBlock {
    const texts = this.lines.map(({ width }) => width)
    const room = this.detail.counts ? countWidth : 0
    const rows = this.rows.flatMap(row => row.lines.map(({ width }) => width + room))
    const down = (line: TextLine) => ({ ...line, x: around, y: line.y + around })
    return {
      width: Math.max(0, ...texts, ...rows) + 2 * around,
      height: this.y + 2 * around,
      lines: this.lines.map(down),
      rows: this.rows.map(row => ({ ...row, y: row.y + around, lines: row.lines.map(down) })),
    }
  }

  private stack(role: TextLine['role'], text: string): TextLine[] {
    if (this.pending && this.y > 0) this.y += gap
    this.pending = false
    return wrap(text, fonts[role], this.most).map(line => {
      this.y += lineHeights[role]
      return { role, text: line, x: 0, y: this.y - 4, width: widthOf(line, fonts[role]) }
    })
  }
}
