import { failureText } from '#machines/kit/shared/tell.ts'
import { askedAbout, hiddenRows, summary } from '#machines/kit/table/table.select.ts'
import { rowsInQuestion } from '#machines/kit/table/table.selection.ts'
import type { BatchOutcome } from '#machines/kit/table/table.types.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { BatchAction } from './table.types.ts'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

const texts = tableTexts.batch

interface BatchDialogsProps {
  readonly flow: TableFlow
  readonly batches: readonly BatchAction[]
  /** Returns the name of a row. */
  readonly nameOf: (row: object) => string
}

/**
 * Renders the confirmation before a batch, and the summary of a batch that was not done in full.
 */
export function BatchDialogs(props: BatchDialogsProps) {
  return (
    <>
      <Question {...props} />
      <Summary {...props} />
    </>
  )
}

function Question({ flow, batches }: BatchDialogsProps) {
  const id = useFlowOf(flow, askedAbout)
  const selected = useFlowOf(flow, ({ context }) => context.selected)
  const count = selected.size
  const hidden = useFlowOf(flow, hiddenRows).length
  const batch = batches.find(each => each.id === id)
  const inQuestion = useFlowOf(flow, ({ context }) => (batch ? rowsInQuestion(context, batch) : 0))
  const { title, text } = batch?.question?.(count, inQuestion) ?? {
    title: texts.title(batch?.label ?? '', count),
    text: texts.about(count),
  }
  const cancel = () => flow.send({ type: 'batch.cancel' })
  const warning = hidden > 0 && (
    <p>
      <strong>{tableTexts.hidden.count(hidden, count)}</strong>
    </p>
  )
  const start = (chosen: Readonly<Record<string, unknown>>) => flow.send({ type: 'batch.confirm', chosen })
  if (batch?.renderDialog) return batch.renderDialog({ count, rows: [...selected.values()], warning, start, cancel })
  return (
    <Dialog
      open={batch !== undefined}
      role="alertdialog"
      title={title}
      onClose={cancel}
      width={440}
      footer={
        <>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button
            variant={batch?.tone === 'danger' ? 'danger' : 'primary'}
            onClick={() => flow.send({ type: 'batch.confirm' })}
          >
            {batch?.label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {warning}
    </Dialog>
  )
}

function Summary({ flow, batches, nameOf }: BatchDialogsProps) {
  const outcome = useFlowOf(flow, summary)
  const label = batches.find(({ id }) => id === outcome?.batch)?.label ?? ''
  const close = () => flow.send({ type: 'batch.close' })
  const title = outcome?.failure ? texts.broken : outcome?.isStopping ? texts.stopped : texts.summary
  return (
    <Dialog
      open={outcome !== null}
      title={title(label)}
      onClose={close}
      footer={
        <>
          <Button onClick={() => flow.send({ type: 'batch.selectUndone' })}>{texts.selectUndone}</Button>
          <Button variant="primary" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      {outcome && <Outcome outcome={outcome} label={title(label)} nameOf={nameOf} />}
    </Dialog>
  )
}

interface OutcomeProps extends Pick<BatchDialogsProps, 'nameOf'> {
  readonly outcome: BatchOutcome
  readonly label: string
}

/** Renders the number of rows done, those left with the reason, and each refused row. */
function Outcome({ outcome: { rows, answered, failures, unsure, failure }, label, nameOf }: OutcomeProps) {
  const left = rows.length - answered
  return (
    <>
      <p>{texts.done(answered - failures.length, rows.length)}</p>
      {left > 0 && (
        <p>
          {[
            texts.left(left),
            ...(failure ? [failureText(failure)] : []),
            ...(unsure > 0 ? [texts.unsure(unsure)] : []),
          ].join(' ')}
        </p>
      )}
      {failures.length > 0 && (
        <>
          <p>{texts.failed(failures.length)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
          <ul className={table().failures} tabIndex={0} aria-label={label}>
            {failures.map(({ row, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={at}>
                <strong>{nameOf(row)}</strong>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
