import { Avatar as ArkAvatar } from '@ark-ui/react/avatar'
import type { CSSProperties } from 'react'
import { avatar } from '#styled-system/recipes/index.js'
import { initials } from './initials.ts'

export interface AvatarProps {
  readonly name: string
  /** Where the letters come from when the name has none: a company's id. */
  readonly id?: string
  /** The picture's address; without one, or until it has arrived, the initials are shown. */
  readonly image?: string | undefined
  /** In CSS pixels. */
  readonly size?: number
  /** People are round, companies square. */
  readonly shape?: 'circle' | 'square'
}

/** A face for a person or a company. Silent: the name stands beside it. */
export const Avatar = ({ name, id, image, size = 48, shape }: AvatarProps) => {
  const styles = avatar({ shape })
  const length = { '--avatar-size': `${size / 16}rem` } as CSSProperties
  // Ark's machine is for a picture that may not arrive; hundreds of rows have none.
  if (image === undefined) {
    return (
      <span aria-hidden className={styles.root} style={length}>
        <span className={styles.fallback}>{initials(name, id)}</span>
      </span>
    )
  }
  return (
    <ArkAvatar.Root aria-hidden className={styles.root} style={{ '--avatar-size': `${size / 16}rem` } as CSSProperties}>
      <ArkAvatar.Fallback className={styles.fallback}>{initials(name, id)}</ArkAvatar.Fallback>
      <ArkAvatar.Image src={image} alt="" className={styles.image} />
    </ArkAvatar.Root>
  )
}
