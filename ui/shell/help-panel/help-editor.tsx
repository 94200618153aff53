import { type FormEvent, useRef, useState } from 'react'
import { maxHelpHtml, maxHelpTitle } from '#contracts/help/help-html.ts'
import { labelled } from '#contracts/rules/rule.ts'
import { lineOf, linesOf, manyLines, oneLine } from '#contracts/rules/text.ts'
import * as select from '#machines/frame/help-panel/help-panel.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect, useUnsavedChanges, useWritten } from '#ui/runtime/hooks.tsx'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { HelpHtml } from './help-html.tsx'

const texts = helpTexts.editing
const form = common.column4
const buttons = css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })

/** Renders the editor of a licence's own help text, with a preview. */
export default function HelpEditor() {
  const flow = useFlow('helpPanel')
  const text = useSelect('helpPanel', select.text)
  const isSaving = useSelect('helpPanel', select.isSaving)
  const [title, setTitle] = useWritten('helpTitle', text?.title ?? '')
  const [html, setHtml] = useWritten('helpHtml', text?.html ?? '')
  const [checked, setChecked] = useState(false)
  useUnsavedChanges('helpText', title !== (text?.title ?? '') || html !== (text?.html ?? ''))
  const titleRef = useRef<HTMLInputElement>(null)
  const htmlRef = useRef<HTMLTextAreaElement>(null)

  const problems = {
    title:
      title.trim() === ''
        ? texts.titleMissing
        : title.trim().length > maxHelpTitle
          ? texts.titleLong(maxHelpTitle)
          : oneLine(lineOf(title), labelled(texts.title)),
    html: html.length > maxHelpHtml ? texts.htmlLong(maxHelpHtml) : manyLines(linesOf(html), labelled(texts.html)),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problems.title) titleRef.current?.focus()
    else if (problems.html) htmlRef.current?.focus()
    else flow.send({ type: 'help.save', draft: { title: lineOf(title), html: linesOf(html) } })
  }
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        ref={titleRef}
        label={texts.title}
        name="title"
        value={title}
        onChange={setTitle}
        counter={maxHelpTitle}
        error={checked ? problems.title : undefined}
        required
        autoFocus
      />
      <TextArea
        ref={htmlRef}
        label={texts.html}
        name="html"
        value={html}
        onChange={setHtml}
        hint={texts.hint}
        error={checked ? problems.html : undefined}
        rows={16}
        spellCheck={false}
        style={{ fontFamily: 'var(--fonts-mono)' }}
      />
      <div className={buttons}>
        <Button onClick={() => flow.send({ type: 'help.cancel' })} disabled={isSaving}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="primary" pending={isSaving}>
          {texts.save}
        </Button>
      </div>
      <section className={common.columnRuledAbove} aria-label={texts.preview}>
        <p className={common.captionStrong}>{texts.preview}</p>
        <HelpHtml html={html} />
      </section>
    </form>
  )
}
