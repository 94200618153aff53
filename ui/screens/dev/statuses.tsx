import { css } from '#styled-system/css/index.js'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { Specimen, Specimens } from './specimens.tsx'

const row = css({ gridColumn: '1/-1', display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })
const wide = css({ display: 'flex', flexDirection: 'column', gap: '3', gridColumn: '1/-1' })

/** Renders the status widgets and the buttons. */
export default function Statuses() {
  return (
    <Specimens>
      <Specimen title="Statusmärken">
        <div className={row}>
          <StatusChip tone="neutral">Ej påbörjad</StatusChip>
          <StatusChip tone="info">Pågår</StatusChip>
          <StatusChip tone="success">Attesterad</StatusChip>
          <StatusChip tone="warning">Uppgift saknas</StatusChip>
          <StatusChip tone="error">Avvisad av banken</StatusChip>
        </div>
      </Specimen>
      <Specimen title="Knappar">
        <div className={row}>
          <Button variant="primary">Spara</Button>
          <Button>Avbryt</Button>
          <Button variant="ghost">Mer</Button>
          <Button variant="danger">Arkivera</Button>
          <Button variant="primary" pending>
            Spara
          </Button>
          <Button disabled>Avbryt</Button>
        </div>
      </Specimen>
      <Specimen title="Meddelanden">
        <div className={wide}>
          <Notice kind="INFO">Perioden låses när lönekörningen attesteras.</Notice>
          <Notice kind="STOP">Kontaktperson saknas. Den behövs innan deklarationen kan skickas.</Notice>
          <Notice kind="SUCCESS">Uppgifterna har sparats.</Notice>
          <Notice kind="ERROR">Uppgifterna kunde inte sparas. Kontrollera anslutningen och försök igen.</Notice>
        </div>
      </Specimen>
      <Specimen title="Avatarer">
        <div className={row}>
          <Avatar name="Åsa Öberg" />
          <Avatar name="Nordsken Handel AB" shape="square" />
          <Avatar name="" id="ab" size={32} />
        </div>
      </Specimen>
    </Specimens>
  )
}
