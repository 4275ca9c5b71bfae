import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { showToast } from '../ui/toast.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { KitPart } from './kit-section.tsx'

/** Overlays and tabs. */
export function KitFloats() {
  const [dialog, setDialog] = useState(false)
  const [confirm, setConfirm] = useState(false)
  const [name, setName] = useState('')
  const [tab, setTab] = useState<'one' | 'two'>('one')
  return (
    <KitPart title="Overlays and tabs">
      <Button onClick={() => setDialog(true)}>Open dialog</Button>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="New space"
        description="Use a space for pages that belong together."
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Cancel</Button>
            <Button variant="primary">Create space</Button>
          </>
        }
      >
        <TextField label="Title" limit={50} value={name} onValueChange={setName} />
      </Dialog>
      <Button variant="danger" onClick={() => setConfirm(true)}>
        Delete “Handbook”
      </Button>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Delete “Handbook” permanently"
        confirmLabel="Delete 148 pages"
        danger
        typedName="Handbook"
        busy={false}
        error={null}
        onConfirm={() => setConfirm(false)}
      >
        This deletes 148 pages and 12 change requests. You can’t undo this.
      </ConfirmDialog>
      <Popover label="Filter" trigger={<Button>Filter</Button>}>
        <TextField label="Contains" value={name} onValueChange={setName} />
      </Popover>
      <Tooltip text="Main has moved by 3 revisions.">
        <Button>Outdated</Button>
      </Tooltip>
      <Button
        onClick={() =>
          void showToast({ text: 'Moved to Guides', action: { label: 'Undo', run: () => undefined } })
        }
      >
        Show toast
      </Button>
      <Button
        onClick={() =>
          void showToast({
            text: 'The space was not moved',
            detail: 'It is locked by Ines.',
            tone: 'failure',
          })
        }
      >
        Show error
      </Button>
      <div className="w-full">
        <Tabs
          label="Change requests"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'one', label: 'Needs my review', content: '3 change requests need your review.' },
            { value: 'two', label: 'Mine', content: 'You have no open change requests.' },
          ]}
        />
      </div>
    </KitPart>
  )
}
