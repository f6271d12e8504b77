import { Button, Heading, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { expectedShareOf, type PaperSheet, sheetItemsOf } from '#domain/paper/paper-sheet.ts'
import { composerCopy } from '../../copy/composer-copy.ts'

const words = composerCopy.composer

/** Full marks that papers have. */
const TOTALS = [100, 120, 150] as const

export interface PaperOverviewProps {
  readonly sheet: PaperSheet
  readonly onScale: (total: number) => void
}

/** What a paper amounts to, and what it is made to amount to. */
export const PaperOverview = ({ sheet, onScale }: PaperOverviewProps) => {
  const heading = useId()
  const share = expectedShareOf(sheet)
  return (
    <section className="paper-overview" aria-labelledby={heading}>
      <Heading as="h2" size="3" id={heading}>
        {words.overview}
      </Heading>
      <dl>
        <Fact name={words.total} value={composerCopy.points(sheet.score)} />
        <Fact name={words.count} value={String(sheetItemsOf(sheet).length)} />
        {share !== null && (
          <>
            <Fact name={words.difficulty} value={`${share.toFixed(2)}（${words.level(share)}）`} />
            <Fact
              name={words.average}
              value={composerCopy.points(Math.round(share * sheet.score * 10) / 10)}
            />
          </>
        )}
      </dl>
      {sheet.sections.length > 0 && (
        <p className="paper-overview__scale">
          <Text size="2" color="gray" aria-hidden="true">
            {words.scale}
          </Text>
          {TOTALS.map((total) => (
            <Button
              key={total}
              variant="soft"
              color="gray"
              aria-label={words.scaleName(total)}
              disabled={sheet.score === total}
              onClick={() => onScale(total)}
            >
              {total}
            </Button>
          ))}
        </p>
      )}
      <ol className="paper-overview__sections">
        {sheet.sections.map((section, place) => (
          <li key={section.id}>
            <Text size="2">
              {words.sectionHead(place)}
              {section.name}
            </Text>
            <Text size="2" color="gray">
              {words.sectionFacts(section.items.length, section.score)}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
