import './filter-sheet.css'
import { Button, Dialog } from '@radix-ui/themes'
import { filtersOf } from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { InsideIcon } from '../../components/inside-icon.tsx'
import { listCopy } from '../../copy/list-copy.ts'
import { FilterPanel } from './filter-panel.tsx'
import { TagRows } from './tag-rows.tsx'

/** Where there is no room beside the list: menus and tags in a sheet behind a button. */
export const FilterSheet = ({ query }: { query: ListQuery }) => {
  const chosen = filtersOf(query).length
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="soft" color="gray" className="filter-sheet__button">
          <InsideIcon name="filter" />
          {chosen === 0 ? listCopy.filters : listCopy.filtersWith(chosen)}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content className="filter-sheet" aria-describedby={undefined}>
        <Dialog.Title size="4" mb="3">
          {listCopy.filters}
        </Dialog.Title>
        <div className="filter-sheet__body">
          <TagRows query={query} />
          <FilterPanel query={query} />
        </div>
        <Dialog.Close>
          <Button size="3" className="filter-sheet__done">
            {listCopy.showResults}
          </Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}
