import { Button, Dialog, Text } from '@radix-ui/themes'
import { type SubmitEvent, useId, useState } from 'react'
import type { ShareRequest } from '#domain/review/share-request.ts'
import { isReasonLongEnough, MAX_REASON_LENGTH, type Verdict } from '#domain/review/verdict.ts'
import { TextArea } from '../components/text-area.tsx'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import { DialogActions } from './reject-form.tsx'

interface RemovalFormProps {
  readonly request: ShareRequest
  readonly onDecide: (verdict: Verdict) => void
}

/** An owner's wish is done: it cannot be taken back, so it is asked once more. */
export const AcceptForm = ({ request, onDecide }: RemovalFormProps) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDecide({ kind: 'takeDown', reason: null, words: '' })
  }
  return (
    <form onSubmit={submit}>
      <Dialog.Title size="5" mb="1" className="review-dialog__title">
        {copy.acceptTitle(request.file.name)}
      </Dialog.Title>
      <Text as="p" size="2" mb="2" className="review-dialog__title">
        {copy.why.removing(request.reason)}
      </Text>
      <Text as="p" size="2" color="gray">
        {copy.acceptHint}
      </Text>
      <DialogActions>
        <Button type="submit" variant="soft" color="red">
          {copy.accept}
        </Button>
      </DialogActions>
    </form>
  )
}

/** An owner's wish is declined, in words. `start`: what was written before. */
export const KeepForm = ({ request, start, onDecide }: RemovalFormProps & { readonly start: string }) => {
  const [words, setWords] = useState(start)
  const [tried, setTried] = useState(false)
  const problem = useId()
  const isGiven = isReasonLongEnough(words)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isGiven) onDecide({ kind: 'keep', words: words.trim() })
  }
  return (
    <form onSubmit={submit}>
      <Dialog.Title size="5" mb="1" className="review-dialog__title">
        {copy.keepTitle(request.file.name)}
      </Dialog.Title>
      <Text as="p" size="2" mb="2" className="review-dialog__title">
        {copy.why.removing(request.reason)}
      </Text>
      <Text as="p" size="2" color="gray" mb="3">
        {copy.keepHint}
      </Text>
      <TextArea
        aria-label={copy.keepWords}
        aria-describedby={problem}
        aria-invalid={tried && !isGiven}
        placeholder={copy.keepWordsHint}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Text as="p" id={problem} size="2" color="red" role="alert">
        {tried && !isGiven && copy.wordsMissing}
      </Text>
      <DialogActions>
        <Button type="submit">{copy.keep}</Button>
      </DialogActions>
    </form>
  )
}
