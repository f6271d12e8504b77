import { Button, Text } from '@radix-ui/themes'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import { releaseCopy } from '../copy/release-copy.ts'

interface PageTurnerProps {
  readonly name: string
  readonly page: Page<unknown>
  readonly onTurn: (index: number) => void
}

/** The pages of a list that has no addresses; nothing where there is only one. */
export const PageTurner = ({ name, page, onTurn }: PageTurnerProps) => {
  const pages = pageCountOf(page)
  if (pages <= 1) return null
  return (
    <nav className="published__pages" aria-label={name}>
      <Button variant="soft" color="gray" disabled={page.index <= 1} onClick={() => onTurn(page.index - 1)}>
        {releaseCopy.previous}
      </Button>
      <Text size="2">{releaseCopy.pageOf(page.index, pages)}</Text>
      <Button
        variant="soft"
        color="gray"
        disabled={page.index >= pages}
        onClick={() => onTurn(page.index + 1)}
      >
        {releaseCopy.next}
      </Button>
    </nav>
  )
}
