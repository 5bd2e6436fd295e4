import { plans } from '#contract/rules/plans.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { ModelCosts } from './model-costs.tsx';
import { PlanCard } from './plan-card.tsx';
import { questions } from './questions.ts';

export default function PricingPage() {
  return (
    <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6">
      <title>Pricing · Scenewright</title>
      <h1 className="text-center text-32 font-semibold sm:text-48">Pay for scenes, not for seats</h1>
      <p className="mx-auto mt-4 max-w-xl text-center text-16 text-muted">
        Every plan has all platforms, voices and visual models. Credits refresh monthly; nothing is taken before you approve a storyboard.
      </p>
      <Tabs defaultValue="packages" className="mt-10">
        <div className="flex justify-center">
          <TabsList aria-label="Pricing">
            <TabsTrigger value="packages">Credit Packages</TabsTrigger>
            <TabsTrigger value="models">Model Costs</TabsTrigger>
          </TabsList>
        </div>
        <TabsContent value="packages" className="mt-8">
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
            {plans.map((plan) => <li key={plan.id} className="grid"><PlanCard plan={plan} /></li>)}
          </ul>
          <p className="mt-6 text-center text-13 text-subtle">Card payments open soon. Until then every account works with its free credits.</p>
        </TabsContent>
        <TabsContent value="models" className="mt-8"><ModelCosts /></TabsContent>
      </Tabs>
      <section aria-labelledby="questions-title" className="mx-auto mt-24 max-w-2xl">
        <h2 id="questions-title" className="mb-4 text-24 font-semibold">Questions</h2>
        <Accordion type="single" collapsible>
          {questions.map(({ question, answer }) => <AccordionItem key={question} value={question} title={question}>{answer}</AccordionItem>)}
        </Accordion>
      </section>
    </div>
  );
}
