import './page-turner.css'
import { Button, Text } from '@radix-ui/themes'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import { pageTurnerCopy as words } from '../copy/page-turner-copy.ts'

interface PageTurnerProps {
  readonly name: string
  readonly page: Page<unknown>
  readonly onTurn: (index: number) => void
}

/** The pages of a list at a place of work; nothing where there is only one. */
export const PageTurner = ({ name, page, onTurn }: PageTurnerProps) => {
  const pages = pageCountOf(page)
  if (pages <= 1) return null
  return (
    <nav className="page-turner" aria-label={name}>
      <Button variant="soft" color="gray" disabled={page.index <= 1} onClick={() => onTurn(page.index - 1)}>
        {words.previous}
      </Button>
      <Text size="2">{words.pageOf(page.index, pages)}</Text>
      <Button
        variant="soft"
        color="gray"
        disabled={page.index >= pages}
        onClick={() => onTurn(page.index + 1)}
      >
        {words.next}
      </Button>
    </nav>
  )
}
