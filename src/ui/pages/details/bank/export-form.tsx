import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { BankPlace } from '#domain/question/bank-query.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#domain/question/question-import.ts'
import { useMakingLogic } from '../../../bundle-logic.ts'
import { ChoiceGroup } from '../../../catalogue/choice-group.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { failureText } from '../../../copy/failure-text.ts'
import { importCopy } from '../../../copy/import-copy.ts'
import { useActorRef } from '../../../use-actor-ref.ts'
import { ImportedItems } from './imported-items.tsx'

/** 导出: the questions of a place as a file, and what its format could not hold. */
export const ExportForm = ({ place }: { readonly place: BankPlace }) => {
  const outgoing = useActorRef(useMakingLogic().questionExport)
  const [format, setFormat] = useState<ExportFormat>('moodle')
  const busy = useSelector(outgoing, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(outgoing, (snapshot) => snapshot.matches('failed'))
  const { taken, failure } = useSelector(outgoing, ({ context }) => context)
  useEffect(() => {
    const heard = outgoing.on('export.taken', ({ file }) => saveFile(file.name, file.content))
    return () => heard.unsubscribe()
  }, [outgoing])
  if (place.subject === 0) return <Text size="2">{importCopy.takePlaceless}</Text>
  return (
    <div className="bank-import__form" aria-busy={busy}>
      <Text as="p" size="2" color="gray">
        {importCopy.takeHint}
      </Text>
      <div className="bank-import__row">
        <ChoiceGroup
          name={importCopy.format}
          choices={EXPORT_FORMATS}
          chosen={format}
          nameOf={(one) => importCopy.takeFormats[one]}
          onChoose={setFormat}
        />
        <Button
          variant="soft"
          aria-disabled={busy}
          onClick={() => outgoing.send({ type: 'export.start', place, format })}
        >
          {busy ? importCopy.taking : importCopy.takeStart}
        </Button>
      </div>
      {failed && (
        <ErrorState
          message={importCopy.takeFailed}
          reason={failureText(failure)}
          onRetry={() => outgoing.send({ type: 'export.retry' })}
        />
      )}
      {taken !== null && (
        <>
          <Text as="p" size="2" role="status">
            {importCopy.taken(taken.count)}
          </Text>
          <ImportedItems
            title={importCopy.takenItems}
            items={taken.items}
            outcomes={importCopy.takenOutcomes}
          />
        </>
      )}
    </div>
  )
}
