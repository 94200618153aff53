import { useState } from 'react'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useAreas } from './area.ts'

/** Runs what the areas do while a company is in use. */
export function AreaBackgrounds() {
  const { areas } = useAreas()
  const [backgrounds] = useState(() =>
    areas.flatMap(({ background }) => (background ? [lazyChunk(background.load)] : [])),
  )
  // The areas never change, and so the order does not.
  return backgrounds.map((Background, at) => <Background key={String(at)} />)
}
