import { type CSSProperties, useState } from 'react'
import { avatar } from '#styled-system/recipes/index.js'
import { initials } from './initials.ts'

export interface AvatarProps {
  readonly name: string
  /** Provides the letters when the name has none: a company's id. */
  readonly id?: string
  /** The address of a picture, which replaces the letters after it has loaded. */
  readonly picture?: string | undefined
  /** In CSS pixels. */
  readonly size?: number
  /** Circle for people, square for companies. */
  readonly shape?: 'circle' | 'square'
}

/**
 * Renders an avatar of a person or a company. Hidden from assistive technology, because the name is
 * beside it.
 */
export const Avatar = ({ name, id, picture, size = 48, shape }: AvatarProps) => {
  const [missing, setMissing] = useState<string>()
  const styles = avatar({ shape })
  return (
    <span aria-hidden className={styles.root} style={{ '--avatar-size': `${size / 16}rem` } as CSSProperties}>
      {picture === undefined || picture === missing ? (
        <span className={styles.fallback}>{initials(name, id)}</span>
      ) : (
        <img className={styles.image} src={picture} alt="" decoding="async" onError={() => setMissing(picture)} />
      )}
    </span>
  )
}
