import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import type { QuestionImportContext } from '#domain/question/question-import.events.ts'
import type { questionImportMachine } from '#domain/question/question-import.machine.ts'
import { unsavedItems } from '#domain/question/question-import.rules.ts'
import { countOf, type ImportReport, MAX_SOURCE_LENGTH } from '#domain/question/question-import.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { failureText } from '../../../copy/failure-text.ts'
import { importCopy } from '../../../copy/import-copy.ts'
import { notDoneText } from '../../../copy/not-done-text.ts'
import { bankAddress } from '../../../routing/bank-codec.ts'
import { ProgressLine } from '../../../upload/progress-line.tsx'
import type { ImportFormProps } from './import-form-props.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportedItems, ReportButton } from './imported-items.tsx'

const stepIn = ({ value }: SnapshotFrom<typeof questionImportMachine>) => {
  if (typeof value === 'string') return value
  return 'preparing' in value ? value.preparing : 'importing'
}

/** 导入: a file, what would become of it, and what became of it. */
export const ImportForm = ({ incoming }: ImportFormProps) => {
  const step = useSelector(incoming, stepIn)
  const { file, problem, failure, report, place } = useSelector(incoming, ({ context }) => context)
  const stage = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  /** After a saved correction the focus goes to the next item. */
  const isRechecked = useRef(false)
  // The outcome is read out and takes the focus, as does what stands in the place of the button that stopped it.
  useEffect(() => {
    const isNew = before.current !== step && !isRechecked.current
    isRechecked.current = step === 'checking' && report !== null
    if (isNew && (step === 'checked' || step === 'imported' || step === 'broken')) stage.current?.focus()
    before.current = step
  }, [step, report])
  const isFileRefused = failure?.kind === 'rejected' && failure.reason === 'invalid'
  const isFixed = step === 'importing' || step === 'broken'
  return (
    <div className="bank-import__form">
      {!isFixed && step !== 'imported' && <FileChooser incoming={incoming} />}
      {problem !== null && file !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {importCopy.problems[problem]}
        </Text>
      )}
      {step === 'placeless' && (
        <Text as="p" size="2" role="status">
          {importCopy.placeless}
        </Text>
      )}
      {step === 'checking' && report === null && <UnderWay incoming={incoming} words={importCopy.checking} />}
      {step === 'importing' && (
        <>
          <UnderWay incoming={incoming} words={importCopy.importing} />
          <Button variant="soft" color="gray" onClick={() => incoming.send({ type: 'import.stop' })}>
            {importCopy.stop}
          </Button>
        </>
      )}
      {step === 'unchecked' && (
        <ErrorState
          message={isFileRefused ? importCopy.fileRefused : importCopy.checkFailed}
          reason={failureText(failure)}
          onRetry={isFileRefused ? null : () => incoming.send({ type: 'import.retry' })}
        />
      )}
      {step === 'broken' && failure === null && (
        <div ref={stage} tabIndex={-1} role="group" aria-label={importCopy.stopped}>
          <EmptyState title={importCopy.stopped} hint={importCopy.stoppedHint}>
            <Button onClick={() => incoming.send({ type: 'import.retry' })}>{importCopy.bringAgain}</Button>
          </EmptyState>
        </div>
      )}
      {step === 'broken' && failure !== null && (
        <ErrorState
          message={notDoneText(importCopy.broken, failure)}
          reason={importCopy.brokenHint}
          onRetry={() => incoming.send({ type: 'import.retry' })}
        />
      )}
      {report !== null && (step === 'checked' || step === 'checking') && (
        <>
          <Outcome ref={stage} title={importCopy.summary} report={report} words={importCopy.counts}>
            <StartForm incoming={incoming} count={countOf(report, 'added')} />
          </Outcome>
          <ImportPreview incoming={incoming} />
        </>
      )}
      {report !== null && step === 'imported' && (
        <Outcome ref={stage} title={importCopy.result} report={report} words={importCopy.done}>
          <div className="bank-import__row">
            <Button asChild>
              <Link to={bankAddress(place)}>{importCopy.look}</Link>
            </Button>
            <Button variant="soft" onClick={() => incoming.send({ type: 'import.drop' })}>
              {importCopy.another}
            </Button>
            <ReportButton items={report.items} />
          </div>
          <ImportedItems title={importCopy.items} items={report.items} outcomes={importCopy.outcomes} />
        </Outcome>
      )}
    </div>
  )
}

/** A button and a place to drop a file; the input itself is what the keyboard reaches. */
const FileChooser = ({ incoming }: ImportFormProps) => {
  const file = useSelector(incoming, ({ context }) => context.file)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const choose = (chosen: File | undefined) => {
    if (chosen !== undefined)
      incoming.send({ type: 'import.choose', file: { name: chosen.name, content: chosen } })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for the keyboard.
    <div
      className="bank-import__drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files[0])
      }}
    >
      <div className="bank-import__row">
        <label className="bank-import__choose">
          <input
            type="file"
            className="visually-hidden"
            accept=".docx,.xlsx,.csv,.gift,.txt,.xml,.zip"
            aria-describedby={`${id}-formats`}
            onChange={({ target }) => {
              choose(target.files?.[0])
              // The same file can be chosen again once it was mended.
              target.value = ''
            }}
          />
          {file === null ? importCopy.choose : importCopy.chooseOther}
        </label>
        {file === null ? (
          <Text size="2" color="gray">
            {importCopy.orDrop}
          </Text>
        ) : (
          <>
            <Text size="2" weight="medium" className="bank-import__name">
              {file.name}
            </Text>
            <Button variant="ghost" color="gray" onClick={() => incoming.send({ type: 'import.drop' })}>
              {importCopy.drop}
            </Button>
          </>
        )}
      </div>
      <Text as="p" size="1" color="gray" id={`${id}-formats`}>
        {importCopy.formats}
        <br />
        {importCopy.formatsHint}
      </Text>
    </div>
  )
}

/** First the way to the server, then what it has done so far, as far as it says so. */
const UnderWay = ({ incoming, words }: ImportFormProps & { readonly words: string }) => {
  const share = useSelector(incoming, ({ context }) => context.share)
  const progress = useSelector(incoming, ({ context }) => context.progress)
  const isCounted = progress !== null && progress.total > 0
  const label = share < 1 ? importCopy.sending : words
  const value = share < 1 ? share : isCounted ? progress.done / progress.total : null
  return (
    <div className="bank-import__under-way">
      <Text as="p" size="2" role="status">
        {label}
      </Text>
      <ProgressLine label={label} share={value} />
      {share >= 1 && isCounted && (
        <Text as="p" size="1" color="gray">
          {importCopy.progress(progress.done, progress.total)}
        </Text>
      )}
    </div>
  )
}

/** What has to be saved or let go of first; '' for nothing. */
const unsavedText = (context: QuestionImportContext): string => {
  const items = unsavedItems(context)
  if (items.length === 0) return ''
  return importCopy.unsaved(
    items.map((number) => importCopy.itemName(context.report?.items[number - 1]?.place ?? '', number)),
  )
}

const StartForm = ({ incoming, count }: ImportFormProps & { readonly count: number }) => {
  const source = useSelector(incoming, ({ context }) => context.source)
  const report = useSelector(incoming, ({ context }) => context.report)
  const unsaved = useSelector(incoming, ({ context }) => unsavedText(context))
  const id = useId()
  const reportButton = <ReportButton items={report?.items ?? []} />
  if (count === 0)
    return (
      <div className="bank-import__row">
        <Text size="2">{importCopy.nothingNew}</Text>
        {reportButton}
      </div>
    )
  return (
    <form
      className="bank-import__start"
      onSubmit={(event) => {
        event.preventDefault()
        incoming.send({ type: 'import.start' })
      }}
    >
      <label htmlFor={id}>{importCopy.source}</label>
      <TextField.Root
        id={id}
        value={source}
        maxLength={MAX_SOURCE_LENGTH}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => incoming.send({ type: 'import.name', source: target.value })}
      />
      <Text as="p" size="1" color="gray" id={`${id}-hint`}>
        {importCopy.sourceHint}
      </Text>
      <div className="bank-import__row">
        <Button type="submit" aria-disabled={unsaved !== ''} aria-describedby={`${id}-unsaved`}>
          {importCopy.start(count)}
        </Button>
        {reportButton}
      </div>
      <Text as="p" size="2" role="status" id={`${id}-unsaved`}>
        {unsaved}
      </Text>
    </form>
  )
}

interface OutcomeProps {
  readonly ref: { readonly current: HTMLDivElement | null }
  readonly title: string
  readonly report: ImportReport
  readonly words: typeof importCopy.counts | typeof importCopy.done
  readonly children: ReactNode
}

const Outcome = ({ ref, title, report, words, children }: OutcomeProps) => (
  <div ref={ref} tabIndex={-1} role="region" aria-label={title} className="bank-import__outcome">
    <Text as="p" size="2" color="gray">
      {importCopy.found(report.format, report.items.length)}
    </Text>
    <ul className="bank-import__counts">
      {(['added', 'known', 'refused', 'left'] as const).map((outcome) => {
        const count = countOf(report, outcome)
        return outcome === 'left' && count === 0 ? null : <li key={outcome}>{words[outcome](count)}</li>
      })}
    </ul>
    {children}
  </div>
)
