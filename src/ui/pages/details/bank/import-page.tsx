import './import-page.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { selectMayReview, selectUser } from '#application/session/session.selectors.ts'
import {
  type BankPlace,
  type BankQuery,
  bankKeyOf,
  inPlace,
  WHOLE_BANK,
} from '#domain/question/bank-query.ts'
import { useActors } from '../../../actors-context.tsx'
import { useMakingLogic } from '../../../bundle-logic.ts'
import { FilterPanel } from '../../../catalogue/filter-panel.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { Section } from '../../../components/section.tsx'
import { useWhenChanged } from '../../../components/use-when-changed.ts'
import { importCopy } from '../../../copy/import-copy.ts'
import { useCrumb } from '../../../navigation/use-crumb.ts'
import { useBankMenus } from '../../../question/use-bank-menus.ts'
import { bankAddress, listOfPlace, readBankQuery } from '../../../routing/bank-codec.ts'
import { importAddress } from '../../../routing/import-address.ts'
import { useActorRef } from '../../../use-actor-ref.ts'
import { ExportForm } from './export-form.tsx'
import { ImportBatches } from './import-batches.tsx'
import { ImportForm } from './import-form.tsx'

/** Questions from files and into files: for those with the right to review, which the server checks too. */
export const ImportPage = () => {
  const mayReview = useSelector(useActors().session, selectMayReview)
  const [search] = useSearchParams()
  const query = inPlace(WHOLE_BANK, readBankQuery(search))
  useCrumb(importCopy.crumb)
  return (
    <>
      <PageHeader title={importCopy.title} />
      {mayReview ? (
        <ImportPart query={query} />
      ) : (
        <EmptyState title={importCopy.forbidden} hint={importCopy.forbiddenHint}>
          <BackToBank place={query} />
        </EmptyState>
      )}
    </>
  )
}

const BackToBank = ({ place }: { readonly place: BankPlace }) => (
  <Button asChild variant="soft" className="bank-import__back">
    <Link to={bankAddress(place)}>{importCopy.back}</Link>
  </Button>
)

const ImportPart = ({ query }: { readonly query: BankQuery }) => {
  const navigate = useNavigate()
  const menus = useBankMenus(query)
  const userId = useSelector(useActors().session, (session) => selectUser(session)?.id ?? 0)
  const incoming = useActorRef(useMakingLogic().questionImport, { input: { userId, place: query } })
  useWhenChanged(bankKeyOf(query), () => incoming.send({ type: 'import.place', place: query }))
  return (
    <div className="bank-import">
      <Section title={importCopy.place}>
        <FilterPanel
          query={listOfPlace(query)}
          source={{
            filters: menus,
            example: null,
            onChange: (place) =>
              void navigate(importAddress(inPlace(query, place)), {
                replace: true,
                preventScrollReset: true,
              }),
          }}
        />
        <BackToBank place={query} />
      </Section>
      <div className="bank-import__main">
        <Section title={importCopy.bring}>
          <ImportForm incoming={incoming} />
        </Section>
        <Section title={importCopy.batches}>
          <ImportBatches incoming={incoming} />
        </Section>
        <Section title={importCopy.take}>
          <ExportForm place={query} />
        </Section>
      </div>
    </div>
  )
}
