import { useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { type FilterChip, FilterChips } from '#ui/widgets/chip/filter-chips.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { CellNote, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { Progress } from '#ui/widgets/progress/progress.tsx'
import { CollapsibleSection } from '#ui/widgets/section/collapsible-section.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { Splitter } from '#ui/widgets/splitter/splitter.tsx'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { ToggleCard } from '#ui/widgets/toggle-card/toggle-card.tsx'
import { Tour } from '#ui/widgets/tour/tour.tsx'
import { Tree, type TreeNode } from '#ui/widgets/tree/tree.tsx'

const panes = css({ height: '[10rem]' })

/** Renders the widgets other than fields, for the page `/dev/widgets`. */
export default function MoreWidgets() {
  return (
    <div className={common.part6}>
      <Sections />
      <TabsAndDialog />
      <Section title="Framsteg">
        <div className={common.stack4}>
          <Progress label="Skapar lönebesked" value={12} max={48} words="12 av 48 anställda" />
          <Progress label="Kopierar företaget" value={null} words="Vänta…" />
          <Progress label="Skickar till Kivra" value={48} max={48} words="48 av 48 skickade" />
        </div>
      </Section>
      <Section title="Ansikten">
        <div className={common.wrapCentred3}>
          <Avatar name="Åsa Öberg" />
          <Avatar name="Nordsken Handel AB" shape="square" />
          <Avatar name="" id="nordsken" shape="square" />
          <Avatar name="Zenit" size={32} />
        </div>
      </Section>
      <Filters />
      <Section title="Enkel tabell">
        <PlainTable
          caption="Summor, nu och tänkt"
          columns={[
            { label: 'Summa', isUnlabelled: true },
            { label: 'Nu', isNumeric: true, isWide: true },
            { label: 'Tänkt', isNumeric: true },
            { label: 'Skillnad', isNumeric: true, isMain: true },
          ]}
          rows={[
            { key: 'net', cells: ['Netto', '28 567,00', '29 302,00', '+735,00'] },
            {
              key: 'fees',
              cells: [
                <>
                  Arbetsgivaravgiftsunderlag
                  <CellNote>Full avgift</CellNote>
                </>,
                '37 600,00',
                '38 728,00',
                '+1 128,00',
              ],
            },
          ]}
          foot={{ key: 'cost', cells: ['Kostnad', '49 413,92', '50 896,34', '+1 482,42'] }}
        />
      </Section>
      <RightsTree />
      <Section title="Delare" description="Piltangenterna flyttar den, med Skift längre.">
        <div className={panes}>
          <Splitter
            label="Storlek på listan"
            first={<p>Dokument, avtal och intyg i bokstavsordning.</p>}
            second={<p>Arbetsgivaravgiftsunderlag för november 2026.</p>}
            size={35}
          />
        </div>
      </Section>
    </div>
  )
}

function Sections() {
  const [open, setOpen] = useState(true)
  const [on, setOn] = useState(true)
  return (
    <>
      <CollapsibleSection
        title="Arkiverade företag"
        count={3}
        description="Visas inte i listan, men går att logga in i."
        open={open}
        onOpenChange={setOpen}
        actions={<Button size="sm">Återställ alla</Button>}
      >
        <p>Akvarell Måleri AB, Björkbackens Förskola, Zenit</p>
      </CollapsibleSection>
      <ToggleCard
        title="Växa-stöd, första anställd"
        description="Sänkt arbetsgivaravgift för den först anställda."
        checked={on}
        onChange={setOn}
      >
        <p>Stödet gäller till och med 2027-12-31.</p>
      </ToggleCard>
    </>
  )
}

const tabTitles = [
  'Grunduppgifter',
  'Kalender',
  'Avrundning',
  'Resultatenheter',
  'Bank',
  'Skatt och statistik',
  'Pension',
]
const tabs = tabTitles.map((label, index) => ({
  value: label,
  label,
  ...(index === 3 && { count: 6 }),
  disabled: label === 'Pension',
  content: <p>{label}</p>,
}))

function TabsAndDialog() {
  const [value, setValue] = useState('Grunduppgifter')
  const [dialog, setDialog] = useState(false)
  const [tour, setTour] = useState(false)
  return (
    <Section
      title="Flikar, dialog och rundtur"
      actions={
        <>
          <Button size="sm" onClick={() => setTour(true)}>
            Visa rundturen
          </Button>
          <Button size="sm" onClick={() => setDialog(true)}>
            Öppna dialogen
          </Button>
        </>
      }
    >
      <div id="dev-tabs">
        <Tabs label="Inställningar" value={value} onChange={setValue} tabs={tabs} />
      </div>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="Arkivera företag"
        description="Nordsken Handel AB"
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Avbryt</Button>
            <Button variant="primary" onClick={() => setDialog(false)}>
              Arkivera
            </Button>
          </>
        }
      >
        <p>Företaget visas inte längre i listan. Det går att återställa.</p>
      </Dialog>
      {tour && (
        <Tour
          onEnd={() => setTour(false)}
          steps={[
            { selector: '#dev-tabs', title: 'Flikar', text: 'Piltangenterna går mellan dem.' },
            { selector: '#finns-inte', title: 'Finns inte', text: 'Hoppas över.' },
            { selector: '#dev-tree', title: 'Rättigheter', text: 'Mellanslag kryssar i allt som ligger under.' },
          ]}
        />
      )}
    </Section>
  )
}

const allChips: readonly FilterChip[] = [
  { id: 'avtal', name: 'Avtal', value: 'Tjänstemän' },
  { id: 'avdelning', name: 'Avdelning', value: '4 st' },
  { id: 'loneform', name: 'Löneform', value: 'Månadslön' },
]

function Filters() {
  const [chips, setChips] = useState(allChips)
  return (
    <Section title="Filter">
      <div className={common.wrapCentred3}>
        <FilterChips
          label="Filter"
          chips={chips}
          onRemove={gone => setChips(chips.filter(({ id }) => id !== gone))}
          onClear={() => setChips([])}
        />
        {chips.length === 0 && (
          <Button size="sm" onClick={() => setChips(allChips)}>
            Filtrera igen
          </Button>
        )}
      </div>
    </Section>
  )
}

const rights: readonly TreeNode[] = [
  {
    id: 'installningar',
    label: 'Inställningar',
    children: [
      {
        id: 'foretag',
        label: 'Företag',
        children: [
          { id: 'foretag.las', label: 'Läsa' },
          { id: 'foretag.skriv', label: 'Ändra' },
        ],
      },
      { id: 'bokforing.las', label: 'Bokföring' },
    ],
  },
  {
    id: 'rapporter',
    label: 'Rapporter',
    children: [
      { id: 'loneartslista', label: 'Löneartslista' },
      { id: 'arbetsgivaravgiftsunderlag', label: 'Arbetsgivaravgiftsunderlag' },
    ],
  },
]

function RightsTree() {
  const [checked, setChecked] = useState<readonly string[]>(['foretag.las', 'loneartslista'])
  return (
    <Section title="Träd">
      <div id="dev-tree">
        <Tree
          label="Rättigheter"
          nodes={rights}
          checked={checked}
          onCheck={setChecked}
          defaultOpen={['installningar', 'foretag']}
        />
      </div>
    </Section>
  )
}
