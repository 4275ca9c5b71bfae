/**
 * `POST /spaces/{s}/content/template`, and change requests created from a template. A template is a space marked as
 * one; its content is copied with new ids, as one revision.
 */
import { emptyDocument } from '../../content/document/document.ts'
import type { ContentReference } from '../../content/document/document.ts'
import { operations } from '../../contract/operations.ts'
import type { Caller } from '../access/caller.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { spaceFor } from '../access/load-resource.ts'
import { notFound } from '../http/failure.ts'
import { open } from '../http/verb.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { copiedContent, prepareCopy } from '../content/writing/copied-content.ts'
import type { ContentRequest } from '../content/writing/content-request.ts'
import type { ContentLine } from '../content/writing/write-content.ts'
import { writeContent } from '../content/writing/write-content.ts'
import { liveLine } from '../pages/write-space.ts'
import { objectLoader } from '../storage/objects/objects.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { Draft } from './draft-change-request.ts'
import { beginDraft, draftLine } from './draft-change-request.ts'
import { changeRequestLine } from './write-change-request.ts'

export interface TemplateChoice {
  readonly id: string
  readonly params?:
    | { readonly contentRefs?: Readonly<Record<string, ContentReference>> | undefined }
    | undefined
}

/** The template, if the caller can see it and it belongs to the same organization; otherwise not found. */
const templateFor = async (db: Db, caller: Caller, target: SpaceRow, id: string): Promise<SpaceRow> => {
  const { space } = await spaceFor(db, caller, id, { level: 'read' })
  if (space.template !== 1 || space.organization !== target.organization) throw notFound()
  return space
}

/** The template's current content as a request that creates a copy of it in any target. */
const requestFrom = async (
  ctx: Context,
  template: SpaceRow,
  target: string,
  { params }: TemplateChoice,
): Promise<ContentRequest> => {
  const { store, mint } = ctx
  const { root } = await revisionOf(store.read, template.id, template.revision)
  const { entries } = await contentSnapshot(store, store.read, template.id, root)
  const names = new Map(Object.entries(params?.contentRefs ?? {}))
  const source = { entries, space: template.id, names }
  const prepared = await prepareCopy(source, objectLoader(store, store.read, template.id), {
    space: target,
    mint,
  })
  return {
    operation: 'insert_content',
    plan: (snapshot) =>
      copiedContent(
        { ...source, documentOf: () => emptyDocument, blobOf: () => ({ copyFrom: template.id }), prepared },
        { space: target, mint, snapshot },
      ),
  }
}

interface Applying {
  readonly ctx: Context
  readonly caller: Caller
  readonly authorize: (db: Db) => Promise<SpaceSubject>
}

const apply = async ({ ctx, caller, authorize }: Applying, choice: TemplateChoice, line: ContentLine) => {
  const { space } = await line.head(ctx.store.read)
  const template = await templateFor(
    ctx.store.read,
    caller,
    (await authorize(ctx.store.read)).space,
    choice.id,
  )
  await writeContent(ctx, line, { changes: [await requestFrom(ctx, template, space.id, choice)] })
  return template
}

/** Creates the draft with the template's content; an empty template creates an empty draft. */
export const draftFromTemplate = async (
  applying: Applying,
  choice: TemplateChoice,
  draft: Draft,
): Promise<void> => {
  const { ctx, authorize } = applying
  await apply(applying, choice, draftLine(ctx, draft, authorize))
  await ctx.store.write(async (db) => {
    const subject = await authorize(db)
    const made = await db
      .selectFrom('change_requests')
      .select('id')
      .where('space', '=', subject.space.id)
      .where('id', '=', draft.id)
      .executeTakeFirst()
    const { revision } = subject.space
    if (!made) await beginDraft(ctx, db, subject, draft, { head: revision, initial: revision })
  })
}

export const applyTemplate = open(operations.applyTemplate, async (call, read) => {
  const { ctx, caller, body } = call
  const applying: Applying = { ctx, caller, authorize: (db) => call.authorize(db) }
  const { space } = await call.authorize(read)
  if (body.changeRequestId !== undefined) {
    await apply(
      applying,
      body,
      changeRequestLine(ctx, caller.person, body.changeRequestId, applying.authorize),
    )
  } else if (space.edit_mode === 'live') {
    await apply(applying, body, liveLine(ctx, caller.person, applying.authorize))
  } else {
    const { title } = await templateFor(read, caller, space, body.id)
    await draftFromTemplate(applying, body, {
      id: ctx.mint('change-request'),
      subject: `From template “${title}”`,
      createdBy: caller.person,
    })
  }
})
