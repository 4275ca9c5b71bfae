/**
 * The files that areas of the service share with each other. Every other file is private to its area, so changing it
 * affects only that area. Add a file only if two areas need it, not for convenience.
 */
export const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  'change-requests': [
    'change-request-view.ts',
    'change-requests.ts',
    'draft-change-request.ts',
    'list/drafted-pages.ts',
    'load-change-request.ts',
    'merge-plans.queries.ts',
    'merge/merge-change-request.ts',
    'merge/validate-merge-rules.ts',
    'require-status.ts',
    'write-change-request.ts',
  ],
  comments: [
    'comment-place.ts',
    'threads/comment-body.ts',
    'threads/comment-verbs.ts',
    'threads/comment-view.ts',
    'threads/mentions.ts',
    'threads/post-comment.ts',
    'threads/reply-verbs.ts',
  ],
  organizations: ['demo-setting.ts', 'organization-rows.ts', 'organization-view.ts'],
  pages: [
    'links/document-links.ts',
    'links/external-links.ts',
    'links/incoming-links.ts',
    'links/link-targets.ts',
    'pdf/pdf-document.ts',
    'pdf/pdf-picture-nodes.ts',
    'pdf/pdf-pictures.ts',
    'pdf/pdf-text.ts',
    'pdf/render-pdf.ts',
    'read-content.ts',
    'transfer/folder-to-content.ts',
    'transfer/import-space.ts',
    'write-space.ts',
  ],
  people: [
    'access/access-preview-page.ts',
    'members/member-view.ts',
    'person-rows.ts',
    'person-view.ts',
    'sign-in/passwords.ts',
    'sign-on/enforce-sign-on.ts',
  ],
  search: [
    'find-pages.ts',
    'found-pages.ts',
    'full-text.ts',
    'index-head.ts',
    'indexed-pages.task.ts',
    'indexed-pages.ts',
    'run-query.ts',
    'tokenizer.ts',
    'wait-for-index.ts',
  ],
  sites: ['preview-sites.ts', 'publish-site.ts', 'sites.ts', 'withdraw-spaces.ts'],
  spaces: ['collections.ts', 'default-levels.ts', 'space-rows.ts', 'space-view.ts', 'spaces.queries.ts'],
  system: ['jobs.ts', 'set-up.ts'],
}

/** Folders that assemble the areas, like the files at the top of the service. */
export const programFolders: readonly string[] = ['commands', 'installation', 'startup']
