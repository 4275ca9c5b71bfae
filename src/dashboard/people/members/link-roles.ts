/** Roles that an invite link may give: all but administrator, because links can be passed on. */
export const linkRoles = ['read', 'comment', 'edit', 'review', 'create'] as const

export type LinkRole = (typeof linkRoles)[number]

export const isLinkRole = (role: string | null): role is LinkRole =>
  linkRoles.some((linkRole) => linkRole === role)
