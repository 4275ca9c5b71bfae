/** Which answers an event makes stale, by the names of the operations that gave them. */

const touched: readonly (readonly [noun: RegExp, operations: RegExp])[] = [
  [/^organization/, /Organization|getUser/],
  [
    /^(member|team|invite|token|session|sso|person|user)/,
    /Member|Team|Invite|Token|Session|Sso|Saml|getUser|Permission/i,
  ],
  [/^(space|collection|permission)/, /Space|Collection|Permission/],
  [/^(page|content|file|revision)/, /Page|Content|File|Revision|Link|ChangeRequest|getSpace/],
  [/^change-request/, /ChangeRequest|getSpace|listOrganizationSpaces/],
  [/^(review|comment)/, /Comment|Review|ChangeRequest/],
  [/^merge/, /ChangeRequest|Revision|Page|Content|getSpace|MergeRule/],
  [/^(site|publish)/, /Site/],
  [/^(integration|installation)/, /Integration|Installation/],
  [/^(api-spec|open-api)/, /OpenApi|ApiSpec/],
  [/^translation/, /Translation/],
  [/^conversation/, /Conversation/],
  [/^job/, /Job/],
]

/**
 * Whether the answer of `operationId` may have changed through an event of `kind` (`space.created`). A kind that is
 * not known here touches everything: a stale screen is worse than a request too many.
 */
export const isTouched = (kind: string, operationId: string): boolean => {
  const row = touched.find(([noun]) => noun.test(kind))
  return row === undefined || row[1].test(operationId)
}
