/** The verbs of sites. */
import type { Verb } from '../http/verb.ts'
import {
  getSiteAdaptiveSchema,
  listSiteTemplateConditions,
  updateSiteAdaptiveSchema,
} from './audience/adaptive-schema.ts'
import { createSiteVisit } from './audience/site-visits.ts'
import { publishSite, unpublishSite } from './publish-site.ts'
import { getPublishedSite } from './published-site.ts'
import { listSiteBlockedHosts } from './insights/list-blocked-hosts.ts'
import { getSiteReach } from './site-reach.ts'
import {
  addSectionToGroup,
  createSiteSectionGroup,
  deleteSiteSectionGroup,
  listSiteSectionGroups,
  moveSiteSectionGroup,
  removeSectionFromGroup,
  updateSiteSectionGroup,
} from './structure/site-section-groups.ts'
import {
  createSiteSection,
  deleteSiteSection,
  listSiteSections,
  moveSiteSection,
  updateSiteSection,
} from './structure/site-sections.ts'
import {
  createSiteSpace,
  deleteSiteSpace,
  listSiteSpaces,
  moveSiteSpace,
  updateSiteSpace,
} from './structure/site-spaces.ts'
import {
  deleteSiteSpaceCustomization,
  getSiteCustomization,
  getSiteSpaceCustomization,
  updateSiteCustomization,
  updateSiteSpaceCustomization,
} from './look/site-customization.ts'
import {
  deleteSiteDraft,
  extendSiteDraft,
  getSiteDraft,
  publishSiteDraft,
  updateSiteDraft,
} from './structure/site-drafts.ts'
import { getSiteStructure, sortSiteStructure } from './structure/whole-structure.ts'
import {
  getSitePublishingAuth,
  regenerateSitePublishingAuth,
  updateSitePublishingAuth,
} from './audience/publishing-auth.ts'
import {
  deleteSiteLookDraft,
  getSiteLookDraft,
  publishSiteLookDraft,
  updateSiteLookDraft,
} from './look/look-draft.ts'
import { getSitePublishingPreview } from './preview/site-preview.ts'
import { createShareLink, deleteShareLink, listShareLinks, updateShareLink } from './audience/share-links.ts'
import { checkSiteHostname, deleteSiteHostname, getSiteHostname, setSiteHostname } from './site-hostname.ts'
import {
  createSiteRedirect,
  deleteSiteRedirect,
  listSiteRedirects,
  updateSiteRedirect,
} from './redirects/site-redirects.ts'
import { putSiteRedirects } from './redirects/put-redirects.ts'
import { resolveSiteRedirect } from './redirects/resolve-redirect.ts'
import { deleteCustomHostname, getCustomHostname, recheckCustomHostname } from './custom-hostnames.ts'
import { deleteSiteFont, listSiteFonts, uploadSiteFont } from './look/site-fonts.ts'
import { uploadSiteImage } from './look/site-images.ts'
import { deleteSiteFeedback, listSiteFeedback, listSiteFeedbackPages } from './site-feedback.ts'
import { setSiteDefaultLevel } from './site-level.ts'
import { createSite, deleteSite, getSite, listSites, updateSite } from './sites.ts'

export const siteVerbs: readonly Verb[] = [
  listSites,
  createSite,
  getSite,
  updateSite,
  deleteSite,
  getSiteAdaptiveSchema,
  updateSiteAdaptiveSchema,
  listSiteTemplateConditions,
  getPublishedSite,
  publishSite,
  listSiteSections,
  createSiteSection,
  updateSiteSection,
  deleteSiteSection,
  moveSiteSection,
  listSiteSectionGroups,
  createSiteSectionGroup,
  updateSiteSectionGroup,
  deleteSiteSectionGroup,
  moveSiteSectionGroup,
  addSectionToGroup,
  removeSectionFromGroup,
  listSiteSpaces,
  createSiteSpace,
  updateSiteSpace,
  deleteSiteSpace,
  moveSiteSpace,
  unpublishSite,
  getSiteReach,
  getSiteStructure,
  sortSiteStructure,
  getSiteDraft,
  extendSiteDraft,
  updateSiteDraft,
  deleteSiteDraft,
  publishSiteDraft,
  getSiteCustomization,
  updateSiteCustomization,
  getSiteSpaceCustomization,
  updateSiteSpaceCustomization,
  deleteSiteSpaceCustomization,
  getSitePublishingPreview,
  getSiteLookDraft,
  updateSiteLookDraft,
  deleteSiteLookDraft,
  publishSiteLookDraft,
  listShareLinks,
  createShareLink,
  updateShareLink,
  deleteShareLink,
  getSitePublishingAuth,
  updateSitePublishingAuth,
  regenerateSitePublishingAuth,
  createSiteVisit,
  listSiteRedirects,
  createSiteRedirect,
  putSiteRedirects,
  updateSiteRedirect,
  deleteSiteRedirect,
  resolveSiteRedirect,
  getSiteHostname,
  setSiteHostname,
  checkSiteHostname,
  deleteSiteHostname,
  getCustomHostname,
  recheckCustomHostname,
  deleteCustomHostname,
  listSiteBlockedHosts,
  listSiteFeedback,
  listSiteFeedbackPages,
  deleteSiteFeedback,
  listSiteFonts,
  uploadSiteFont,
  deleteSiteFont,
  uploadSiteImage,
  setSiteDefaultLevel,
]
