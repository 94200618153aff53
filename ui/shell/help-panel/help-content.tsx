import ShieldQuestion from 'lucide-react/icons/shield-question-mark'
import * as select from '#machines/frame/help-panel/help-panel.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { BugReport } from '#ui/shell/bug-report/bug-report.tsx'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { openProofTexts } from '#ui/shell/rights-proof/open-proof.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/widgets/skeleton/skeleton.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'
import { HelpHtml } from './help-html.tsx'

// Lazy, because most licences never write a text of their own.
const HelpEditor = lazyChunk(() => import('./help-editor.tsx'))

const body = css({ flex: '1', padding: '4', display: 'flex', flexDirection: 'column', gap: '6' })
/** Stays in sight below a long text, over the full width of the panel. */
const fieldPart = css({
  position: 'sticky',
  bottom: '0',
  marginInline: '-4',
  paddingInline: '4',
  paddingBottom: '4',
  bg: 'bg.surface',
})
const foot = css({ marginTop: 'auto', display: 'flex', flexDirection: 'column', gap: '4' })
/** The label begins where the text above it does. */
const report = css({ alignItems: 'flex-start', '& > button': { marginLeft: '-3' } })

/**
 * Renders the help text, the focused field's help, and the switch for support sign-in.
 *
 * @param onWhy opens the rights prover, where a company is chosen
 */
export function HelpContent({ onWhy }: { readonly onWhy: (() => void) | undefined }) {
  const isWriting = useSelect('helpPanel', select.isWriting)
  return (
    <div className={body}>
      {isWriting ? (
        <HelpEditor />
      ) : (
        <>
          <Text />
          <Field />
        </>
      )}
      <div className={foot}>
        <Support />
        <div className={cx(common.columnRuledAbove, report)}>
          {onWhy && (
            <Button icon={ShieldQuestion} variant="ghost" size="sm" onClick={onWhy}>
              {openProofTexts.self}
            </Button>
          )}
          <BugReport id="bugReportOfHelp" variant="ghost" size="sm" />
        </div>
      </div>
    </div>
  )
}

function Text() {
  const text = useSelect('helpPanel', select.text)
  const isLookingUp = useSelect('helpPanel', select.isLookingUp)
  if (text) return <HelpHtml html={text.html} />
  if (!isLookingUp) return <p className={common.muted}>{select.fallback.screen}</p>
  return (
    <SkeletonGroup label={helpTexts.loading}>
      {[92, 100, 78, 96, 60].map(share => (
        <Skeleton key={share} width={`${share}%`} />
      ))}
    </SkeletonGroup>
  )
}

function Field() {
  const field = useSelect('helpPanel', select.field)
  const text = useSelect('helpPanel', select.fieldText)
  const isMissing = useSelect('helpPanel', select.isFieldMissing)
  if (!field) return null
  return (
    <section className={cx(common.columnRuledAbove, fieldPart)} aria-live="polite">
      <h3 className={common.title}>{`${helpTexts.field} ${field.label}`}</h3>
      {text && <HelpHtml html={text.html} />}
      {isMissing && <p className={common.muted}>{select.fallback.field}</p>}
    </section>
  )
}

function Support() {
  const flow = useFlow('helpPanel')
  const isAllowed = useSelect('helpPanel', select.isSupportAllowed)
  const isChanging = useSelect('helpPanel', select.isChangingSupport)
  if (isAllowed === undefined) return null
  return (
    <section className={common.columnRuledAbove} aria-label={helpTexts.support.title}>
      <Switch
        label={helpTexts.support.label}
        hint={helpTexts.support.hint}
        checked={isAllowed}
        pending={isChanging}
        onChange={() => flow.send({ type: 'support.toggle' })}
      />
    </section>
  )
}
