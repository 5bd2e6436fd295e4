import { AccordionItem } from '../../ui/accordion.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { ModelCosts } from './model-costs.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { PricingNotices } from './pricing-notices.tsx';
import { questions } from './questions.ts';
import { replaceSearchParam, useSearchParam } from './search-param.ts';
import { useConfig } from './use-config.ts';

/** The plans; `?tab=models` opens the second tab, `?checkout=canceled` is where an abandoned checkout leads. */
export function PricingPage() {
  const config = useConfig();
  const tab = useSearchParam('tab') === 'models' ? 'models' : 'packages';
  const openTab = (next: string) => replaceSearchParam('tab', next === 'models' ? next : null);
  return (
    <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-center text-32 font-semibold text-balance sm:text-48">
        Pay for scenes, not for seats
      </h1>
      <p className="mx-auto mt-4 max-w-xl text-center text-16 text-muted text-balance">
        Every plan has all platforms, voices and visual models. Credits refresh monthly; nothing is
        taken before you approve a storyboard.
      </p>
      <PricingNotices config={config} />
      <Tabs value={tab} onValueChange={openTab} className="mt-8">
        <div className="flex justify-center">
          <TabsList aria-label="Pricing">
            <TabsTrigger value="packages" href="/pricing">
              Credit Packages
            </TabsTrigger>
            <TabsTrigger value="models" href="/pricing?tab=models">
              Model Costs
            </TabsTrigger>
          </TabsList>
        </div>
        {/* Both stay: what goes on with a plan goes on while one looks at the costs. */}
        <TabsContent keepMounted value="packages" className="mt-8">
          <PlanGrid salesEmail={config === undefined ? undefined : (config?.sales_email ?? null)} />
        </TabsContent>
        <TabsContent keepMounted value="models" className="mt-8">
          <ModelCosts />
        </TabsContent>
      </Tabs>
      <section aria-labelledby="questions-title" className="mx-auto mt-20 max-w-2xl">
        <h2 id="questions-title" className="mb-4 text-24 font-semibold">
          Questions
        </h2>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} group="questions" title={question}>
            {answer}
          </AccordionItem>
        ))}
      </section>
    </div>
  );
}
