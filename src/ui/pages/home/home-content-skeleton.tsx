import { CardGrid } from '../../components/card-grid.tsx'
import { CardSkeleton } from '../../components/card-skeleton.tsx'
import { Section } from '../../components/section.tsx'
import { copy } from '../../copy/copy.ts'

const ROW = [1, 2, 3, 4]

/** A row of cards under its heading, of the size of what comes. */
export const RowSkeleton = ({ title }: { title: string }) => (
  <Section title={title}>
    <div aria-busy="true">
      <CardGrid shape="rail">
        {ROW.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </CardGrid>
    </div>
  </Section>
)

/** The signed-in part of the home page before any of it is known. */
export const HomeContentSkeleton = () => (
  <>
    <RowSkeleton title={copy.home.continue} />
    <RowSkeleton title={copy.home.live} />
  </>
)
