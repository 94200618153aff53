import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useRef, useState } from 'react'
import { parseJournal, printJournal } from '#machines/kit/journal/journal-file.ts'
import { css } from '#styled-system/css/index.js'
import { Button } from '#ui/widgets/button/button.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { flowsTexts } from './flows.text.ts'
import { momentText } from './format.ts'
import type { Story } from './story/story.ts'
import type { JournalChoice, NamedFile } from './use-chosen-story.ts'
import type { OfferedJournal } from './use-journals.ts'

const texts = flowsTexts.journal

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  px: '4',
  py: '3',
  borderBottom: 'subtle',
  bg: 'bg.surface',
})
const title = css({ textStyle: 'headingMd', mr: '4', alignSelf: 'center' })
const choiceBox = css({ flex: '[0 1 22rem]', minWidth: '0' })
const buttons = css({ display: 'flex', gap: '2', ml: { sm: 'auto' }, alignItems: 'center' })

export interface JournalBarProps {
  readonly journals: readonly OfferedJournal[]
  readonly choice: JournalChoice
  readonly onChoose: (choice: JournalChoice) => void
  readonly story: Story
  readonly file: NamedFile | undefined
}

/** The value of the imported file among the ids of journals. */
const ofFile = 'file'

/** Renders the choice of a journal, and its import and export as a file. */
export const JournalBar = ({ journals, choice, onChoose, story, file }: JournalBarProps) => {
  const [imported, setImported] = useState<NamedFile>()
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const options = [
    ...(imported ? [{ value: ofFile, label: texts.file(imported.name) }] : []),
    ...journals.map(({ id, beganAt, isLive }) => ({
      value: id,
      label: texts.began(momentText(beganAt)),
      ...(isLive && { hint: texts.live }),
    })),
  ]
  const current = journals.find(({ id }) => id === choice.id)
  const choose = (value: string) => {
    setRefusal(undefined)
    onChoose(value === ofFile ? { file: imported } : { id: value })
  }
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const parsed = parseJournal(await chosen.text())
    // Cleared, so that the same file can be chosen again.
    target.value = ''
    if (parsed.tag === 'failure') return setRefusal(parsed.failure)
    const named = { ...parsed.value, name: chosen.name }
    setRefusal(undefined)
    setImported(named)
    onChoose({ file: named })
  }
  return (
    <header className={bar}>
      <h1 className={title}>{flowsTexts.title}</h1>
      <div className={choiceBox}>
        <SelectField
          label={texts.label}
          value={file ? ofFile : (choice.id ?? '')}
          onChange={choose}
          options={options}
          placeholder={texts.choose}
          error={refusal}
        />
      </div>
      <div className={buttons}>
        <input ref={input} type="file" accept=".json" hidden aria-label={texts.importLabel} onChange={take} />
        <Button icon={Upload} onClick={() => input.current?.click()}>
          {texts.import}
        </Button>
        <Button
          icon={Download}
          disabled={story.steps.length === 0}
          onClick={() => save(story, file?.buildId ?? current?.buildId ?? '')}
        >
          {texts.export}
        </Button>
      </div>
    </header>
  )
}

/** Saves a story's journal as a file, without a request. */
function save({ steps }: Story, buildId: string): void {
  const text = printJournal({ buildId, entries: steps.map(({ entry }) => entry) })
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `avlona-floden-${new Date(steps.at(-1)?.entry.at ?? 0).toISOString().slice(0, 19).replaceAll(':', '')}.json`
  link.click()
  URL.revokeObjectURL(address)
}
